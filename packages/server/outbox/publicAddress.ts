import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import { DeliveryFault } from './delivery.ts';

/** IANA’s special-purpose networks, multicast and reserved addresses. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The only range of global IPv6 addresses; those that wrap IPv4 are excluded. */
const GLOBAL_IPV6 = '2000::/3';
const WRAPPING_IPV6 = ['2001::/32', '2001:db8::/32', '2002::/16'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const globalIpv6 = listOf([GLOBAL_IPV6], 'ipv6');
const wrappingIpv6 = listOf(WRAPPING_IPV6, 'ipv6');

export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !privateIpv4.check(address)
    : globalIpv6.check(address, 'ipv6') && !wrappingIpv6.check(address, 'ipv6');

export interface Resolved {
  address: string;
  family: number;
}

/**
 * Refuses private addresses, so that a request cannot reach services of the operator’s network. Connect to
 * this address: resolving again could give another.
 * @throws DeliveryFault
 */
export async function resolvePublic(host: string, allowsPrivate: boolean): Promise<Resolved> {
  const found = await lookup(host, { all: true }).catch((error) => {
    throw new DeliveryFault(`${host} cannot be found (${error.code}).`);
  });
  const [first] = found;
  if (!first) throw new DeliveryFault(`${host} has no address.`);
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new DeliveryFault(
      `${host} is in a private network. Allow private addresses in its settings, or set another address.`,
    );
  return first;
}
