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

/** A network that bounds count: one client, or the networks around the client. */
export interface CountedNetwork {
  name: string;
  /** The ceiling of the network, as a multiple of the ceiling of one client. */
  clients: number;
}

/**
 * Prefixes of IPv6 that one party is assigned, beyond the /64 of one line: a household or a firm has a /56, a site or a
 * small provider a /48. Without their ceilings a /48 would be 65,536 clients.
 */
export const WIDER_PREFIXES = [
  { bits: 56, clients: 4 },
  { bits: 48, clients: 16 },
] as const;

const IPV6_CLIENT = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})$/;

/** Networks that a client is counted in, the narrowest first. @param client as {@link networkOf} returns it, or another key */
export function networksAround(client: string): [CountedNetwork, ...CountedNetwork[]] {
  const own = { name: client, clients: 1 };
  const [, site, subnet = ''] = IPV6_CLIENT.exec(client) ?? [];
  if (site === undefined) return [own];
  return [
    own,
    ...WIDER_PREFIXES.map(({ bits, clients }) => {
      const kept = Number.parseInt(subnet, 16) & (0xffff << (64 - bits));
      return { name: `${site}:${kept.toString(16)}/${bits}`, clients };
    }),
  ];
}
