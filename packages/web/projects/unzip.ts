/** So much is unpacked at once: what a bomb of this size becomes still fits into memory. */
const SLICE = 16 * 1024;

export interface Unzipped {
  entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  fault: 'tooLarge' | 'damaged' | null;
}

interface Bounds {
  /** Most bytes that an entry may have once it is unpacked, whatever its header says of it; 0: it is passed over. */
  mostOf: (name: string) => number;
  maxEntries: number;
}

class TooLarge extends Error {}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Unpacks a ZIP slice by slice, and stops where it is larger than its bounds, or none. */
export async function unzip(bytes: Uint8Array, { mostOf, maxEntries }: Bounds): Promise<Unzipped> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  const names = new Set<string>();
  const stream = new Unzip((file) => {
    if (names.has(file.name)) throw new Error(`There are two of ${file.name}`);
    names.add(file.name);
    const most = mostOf(file.name);
    if (names.size > maxEntries) throw new TooLarge();
    if (most === 0) return;
    const parts: Uint8Array[] = [];
    let length = 0;
    file.ondata = (fault, part, isLast) => {
      if (fault) throw fault;
      length += part.length;
      if (length > most) throw new TooLarge();
      parts.push(part);
      if (isLast) entries.set(file.name, joined(parts, length));
    };
    file.start();
  });
  stream.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE)
      stream.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  } catch (fault) {
    return { entries, fault: fault instanceof TooLarge ? 'tooLarge' : 'damaged' };
  }
  const isCut = [...names].some((name) => mostOf(name) > 0 && !entries.has(name));
  return { entries, fault: isCut ? 'damaged' : null };
}
