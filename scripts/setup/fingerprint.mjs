import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';

const IGNORED = /^(\.|node_modules$|dist$)|\.test\.tsx?$|\.md$/;

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** One buffer: a starting service would retain the memory of many. */
let room = Buffer.alloc(1 << 19);

/** @param {string} file @returns contents, valid until the next call */
function readInto(file) {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    if (size > room.length) room = Buffer.alloc(2 * size);
    return room.subarray(0, readSync(descriptor, room, 0, size, 0));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Hash of inputs, without tests, hidden, built and installed files.
 * @param {string} root folder with a slash at its end
 * @param {readonly string[]} inputs files and folders under it
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(`${root}${input}`)).sort()) {
    const content = readInto(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
