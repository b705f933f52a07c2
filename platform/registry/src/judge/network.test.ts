import { expect, test } from '@jest/globals';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['203.0.113.254', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff:1:2:3:4', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['127.0.0.1', 'private'],
  ['10.1.2.3', 'private'],
  ['::ffff:10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['100.64.0.1', 'private'],
  ['::1', 'private'],
  ['fd12:3456::1', 'private'],
  ['fe80::1%eth0', 'private'],
  ['', 'private'],
  ['somebody', 'private'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('172.32.0.1 and 2001:db8:2:: are of the internet, and of networks of their own', () => {
  expect(networkOf('172.32.0.1')).toBe('172.32.0.0/24');
  expect(networkOf('2001:db8:2::1')).not.toBe(networkOf('2001:db8:1::1'));
});
