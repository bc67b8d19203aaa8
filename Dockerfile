# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
# The packages' own names first: what they need is installed anew only when that has changed.
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
# What the service needs beside its build: the database, the logger, the picture library.
RUN npm ci --omit=dev --workspace=packages/server --no-audit --no-fund && npm cache clean --force
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/web/dist packages/web/dist
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
# Whether it lives, not whether it is ready: a new start mends neither database nor storage.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What is young gets half of the room that Node would give it: with 1,000 browsers open, 14 MB less.
CMD ["node", "--max-semi-space-size=8", "packages/server/dist/main.js"]
