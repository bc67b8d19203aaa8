const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const ALL = (1n << 128n) - 1n;

/** What IFC writes 6 bits as. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
const LENGTH = 22;

/** FNV-1a of 128 bits: it is to tell apart, and hides nothing. */
function hashOf(text: string): bigint {
  let hash = OFFSET;
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * PRIME) & ALL;
  return hash;
}

/**
 * The GlobalId of a thing (D74): 22 characters, the same for the same name in every file; pressed out of a UUID of
 * version 8, whose bits are its maker's own.
 */
function guidOf(name: string): string {
  const bits = (hashOf(name) & ~(0xfn << 76n) & ~(0x3n << 62n)) | (0x8n << 76n) | (0x2n << 62n);
  return Array.from({ length: LENGTH }, (_, index) =>
    DIGITS.charAt(Number((bits >> BigInt(6 * (LENGTH - 1 - index))) & 63n)),
  ).join('');
}

/** What an order is told from all others by. */
export interface OrderName {
  number: string;
  id: string;
  createdAt: string;
}

/** Of a thing of an order by its key, the same in each of its files: `luminaire 3`, `wall 0`. */
export const guidIn = ({ number, id, createdAt }: OrderName, key: string): string =>
  guidOf([number, id, createdAt, key].join(' '));
