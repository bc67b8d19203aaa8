// Imported first: an older Node stops before any newer syntax.
const LEAST_MAJOR = 20;
const LEAST_MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST_MAJOR || (major === LEAST_MAJOR && minor < LEAST_MINOR)) {
  console.error(
    `Lumitor needs Node ${LEAST_MAJOR}.${LEAST_MINOR} or newer; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
