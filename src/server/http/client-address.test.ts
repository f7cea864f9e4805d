import { expect, test } from 'vitest';
import { createClientAddress, networkOf } from './client-address.ts';

const alone = createClientAddress('');
const behind = createClientAddress('10.0.0.0/8, 2001:db8::1');

test.each([
  [alone, '203.0.113.9', undefined, '203.0.113.9'],
  [alone, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [alone, '::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [behind, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [behind, '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [behind, '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [behind, '10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  [behind, '2001:db8::1', '2001:db8::99', '2001:db8::99'],
  [behind, '10.1.2.3', 'not an address', '10.1.2.3'],
  [behind, '10.1.2.3', undefined, '10.1.2.3'],
  [alone, undefined, undefined, 'unknown'],
])(
  'SEC-16 the IP address that the rate limiter sees, case %#',
  (addressOf, peer, forwarded, expected) => {
    expect(addressOf(peer, forwarded)).toBe(expected);
  },
);

test.each([
  'proxy.local',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '10.0.0.0/',
  '2001:db8::/129',
  '10.0.0.0/8/8',
])('SEC-16 the wrong proxy range %s is refused at startup by name', (range) => {
  expect(() => createClientAddress(`10.0.0.0/8,${range}`)).toThrow(range);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000::0007', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
])('SEC-16 limits count %s by %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
