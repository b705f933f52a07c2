import { isIPv6 } from 'node:net';

/**
 * What a limit counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, because one connection
 * is given all addresses behind those.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped || !isIPv6(bare)) return mapped ?? bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  // Four groups are enough, so an IPv4 tail that counts as two does not matter.
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
