import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { Container } from './container.ts';
import { commandIn, ignoring, parseDockerfile, type Stage } from './dockerfile.ts';

export interface Image {
  container: Container;
  folder: string;
  user: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

const parts = (rest: string) => rest.split(/\s+/).filter(Boolean);

function copy(from: string, to: string, isLeftOut: (path: string) => boolean): void {
  const isFolder = statSync(from).isDirectory();
  const target = !isFolder && to.endsWith('/') ? join(to, basename(from)) : to;
  cpSync(from, target, { recursive: true, filter: (path) => !isLeftOut(path) });
}

function copyFromContext(sources: readonly string[], to: string): void {
  const isIgnored = ignoring(readFileSync(`${ROOT}.dockerignore`, 'utf8'));
  for (const source of sources) {
    if (isIgnored(source)) throw new Error(`COPY ${source}: .dockerignore excludes it.`);
    copy(join(ROOT, source), to, (path) => isIgnored(path.slice(ROOT.length)));
  }
}

async function runStage(stage: Stage, container: Container, stages: ReadonlyMap<string, Container>) {
  const image: Image = {
    container,
    folder: '/',
    user: 'root',
    environment: {},
    command: [],
    healthCheck: [],
  };
  const inImage = (path: string) => container.path(path.startsWith('/') ? path : join(image.folder, path));
  for (const { name, rest } of stage.instructions) {
    console.log(`  ${name} ${rest.length > 90 ? `${rest.slice(0, 90)}…` : rest}`);
    if (name === 'WORKDIR') {
      image.folder = rest;
      mkdirSync(container.path(rest), { recursive: true });
    } else if (name === 'ENV') {
      for (const pair of parts(rest)) {
        const [key = '', value = ''] = pair.split('=');
        image.environment[key] = value;
      }
    } else if (name === 'COPY') {
      const words = parts(rest);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const to = `${inImage(words.pop() ?? '')}${rest.endsWith('/') ? '/' : ''}`;
      if (from) for (const word of words) copy(stages.get(from)?.path(word) ?? '', to, () => false);
      else copyFromContext(words, to);
    } else if (name === 'RUN') await container.run(['/bin/sh', '-c', rest], image);
    else if (name === 'USER') image.user = rest;
    else if (name === 'CMD') image.command = commandIn(rest);
    else if (name === 'HEALTHCHECK') image.healthCheck = commandIn(rest);
    else if (name !== 'EXPOSE' && name !== 'VOLUME')
      throw new Error(`${name} is not supported: add it to scripts/deploy/image.ts.`);
  }
  return image;
}

export async function buildImage(folder: string): Promise<Image> {
  const stages = new Map<string, Container>();
  let image: Image | undefined;
  for (const [index, stage] of parseDockerfile(readFileSync(`${ROOT}Dockerfile`, 'utf8')).entries()) {
    console.log(`  FROM ${stage.base} (here: this machine’s Node ${process.versions.node})`);
    const container = new Container(join(folder, String(index)));
    image = await runStage(stage, container, stages);
    stages.set(stage.name, container);
  }
  if (!image) throw new Error('The Dockerfile has no FROM.');
  return image;
}

/** Megabytes. */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 1e6;
}
