/** FNV-1a hash of 128 bits. */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const ALL = (1n << 128n) - 1n;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
const LENGTH = 22;

function hashOf(text: string): bigint {
  let hash = OFFSET;
  for (const letter of text) hash = ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * PRIME) & ALL;
  return hash;
}

/**
 * GlobalId (D74): a UUID of version 8 from the hash, in 22 digits of 6 bits. The same order gives the same
 * ids.
 */
function guidOf(name: string): string {
  const bits = (hashOf(name) & ~(0xfn << 76n) & ~(0x3n << 62n)) | (0x8n << 76n) | (0x2n << 62n);
  return Array.from({ length: LENGTH }, (_, index) =>
    DIGITS.charAt(Number((bits >> BigInt(6 * (LENGTH - 1 - index))) & 63n)),
  ).join('');
}

export interface OrderName {
  number: string;
  id: string;
  createdAt: string;
}

export const guidIn = ({ number, id, createdAt }: OrderName, key: string): string =>
  guidOf([number, id, createdAt, key].join(' '));
