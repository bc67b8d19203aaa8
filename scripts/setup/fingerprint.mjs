import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist']);
const IGNORED_FILES = /^\.|\.test\.tsx?$|\.md$/;

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return IGNORED_FOLDERS.has(entry.name) ? [] : filesUnder(`${path}/${entry.name}`);
    return IGNORED_FILES.test(entry.name) ? [] : [`${path}/${entry.name}`];
  });
}

/**
 * One hash of the names and the contents of files that a build reads: tests, hidden files and what
 * was built or installed don't count.
 *
 * @param {string} root folder with a slash at its end
 * @param {readonly string[]} inputs files and folders under it
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(`${root}${input}`)).sort()) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
