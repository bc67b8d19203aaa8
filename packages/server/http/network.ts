import { isIPv6 } from 'node:net';

/** As proxies write it: with a port, in brackets, with a zone, or IPv4 in the form of IPv6. */
const WRITTEN = [
  /^(\d+\.\d+\.\d+\.\d+):\d+$/,
  /^\[([^\]]+)\](?::\d+)?$/,
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i,
  /^([^%]+)%.+$/,
];

function bare(address: string): string {
  for (const pattern of WRITTEN) {
    const [, inner] = pattern.exec(address) ?? [];
    if (inner) return bare(inner);
  }
  return address;
}

/**
 * The client behind an address: of IPv6 the first half, for whoever has one such address has all that begin alike,
 * and a port, which every connection has another of, says nothing.
 */
export function networkOf(address: string): string {
  const plain = bare(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
