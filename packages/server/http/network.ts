import { isIPv6 } from 'node:net';

/** Notations of proxies: with port, brackets or zone, or IPv4 within IPv6. */
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

/** IPv6 without its second half, which the client can choose. */
export function networkOf(address: string): string {
  const plain = bare(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

export interface CountedNetwork {
  name: string;
  clients: number;
}

/**
 * Networks that one customer may own (0149): a household has a /56, a site or small provider a /48.
 * `clients` multiplies the limit of a client.
 */
export const WIDER_PREFIXES = [
  { bits: 56, clients: 4 },
  { bits: 48, clients: 16 },
] as const;

const IPV6_CLIENT = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})$/;

/** Narrowest first. @param client result of `networkOf`, or another key */
export function networksAround(client: string): [CountedNetwork, ...CountedNetwork[]] {
  const own = { name: client, clients: 1 };
  const [, site, subnet = ''] = IPV6_CLIENT.exec(client) ?? [];
  if (site === undefined) return [own];
  return [
    own,
    ...WIDER_PREFIXES.map(({ bits, clients }) => {
      const stored = Number.parseInt(subnet, 16) & (0xffff << (64 - bits));
      return { name: `${site}:${stored.toString(16)}/${bits}`, clients };
    }),
  ];
}
