import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addSubnet('::', 127, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** The name of every address that says nothing of who is behind it. */
export const PRIVATE_NETWORK = 'private';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first three groups of an IPv6 address, without leading zeros. */
function sitePrefix(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...after];
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network that an address belongs to: `203.0.113.0/24`, `2001:db8:1::/48`, or `private` for every address that is not
 * of the internet. Whoever has one address of a network can have all of them; behind a proxy that nobody named, everybody
 * has its private one.
 */
export function networkOf(given: string): string {
  const address = MAPPED.exec(given)?.[1] ?? given;
  const kind = isIP(address);
  if (kind === 0 || PRIVATE.check(address, kind === 4 ? 'ipv4' : 'ipv6')) return PRIVATE_NETWORK;
  return kind === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : `${sitePrefix(address)}::/48`;
}
