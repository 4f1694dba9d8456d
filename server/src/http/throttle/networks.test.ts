import fc from 'fast-check';
import { listNetworks, networkOf } from './networks';

it.each([
  ['192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['0:0:0:0:0:FFFF:192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:c000:201', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:192.0.2.1%eth0', ['192.0.2.1', '192.0.2.0/24']],
  ['64:ff9b::192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['2001:0DB8:0001::6', ['2001:db8:1::/64', '2001:db8:1::/48', '2001:db8::/32']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/48', 'fe80::/32']],
  ['::1', ['::/64', '::/48', '::/32']],
  ['nonsense', ['unknown']],
  ['', ['unknown']],
])('the networks of %s are %j', (address, networks) => {
  expect(listNetworks(address)).toEqual(networks);
});

const group = fc.integer({ min: 0, max: 0xffff });
/** Global unicast range, without addresses that embed an IPv4 address. */
const ipv6 = fc.tuple(fc.integer({ min: 0x2001, max: 0x3fff }), ...Array.from({ length: 7 }, () => group));
const byte = fc.integer({ min: 0, max: 255 });
const bytes = fc.tuple(byte, byte, byte, byte);

const spell = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');

it('of IPv6 the first 64, 48 and 32 bits decide, and nothing after them', () => {
  fc.assert(
    fc.property(ipv6, ipv6, fc.integer({ min: 0, max: 8 }), (one, other, shared) => {
      const neighbour = one.map((each, index) => (index < shared ? each : (other[index] ?? 0)));
      const isShared = [4, 3, 2].map((groups) =>
        one.slice(0, groups).every((each, index) => each === neighbour[index]),
      );
      const neighbours = listNetworks(spell(neighbour));
      expect(listNetworks(spell(one)).map((network, width) => network === neighbours[width])).toEqual(
        isShared,
      );
    }),
  );
});

it('an IPv6 address is the same in every spelling', () => {
  fc.assert(
    fc.property(ipv6, fc.integer({ min: 1, max: 7 }), (groups, zeros) => {
      const address = [...groups.slice(0, 8 - zeros), ...Array<number>(zeros).fill(0)];
      const full = address.map((each) => each.toString(16).padStart(4, '0')).join(':');
      const short = `${spell(address.slice(0, 8 - zeros))}::`;
      for (const spelling of [full, full.toUpperCase(), short, `${short}%7`])
        expect(listNetworks(spelling)).toEqual(listNetworks(spell(address)));
    }),
  );
});

it('an IPv4 address is the same within IPv6, and has its /24 with its neighbours alone', () => {
  fc.assert(
    fc.property(bytes, bytes, ([a, b, c, d], other) => {
      const hex = spell([a * 256 + b, c * 256 + d]);
      const own = listNetworks(`${a}.${b}.${c}.${d}`);
      for (const prefix of ['::ffff:', '::FFFF:', '0:0:0:0:0:ffff:', '64:ff9b::'])
        for (const tail of [hex, `${a}.${b}.${c}.${d}`])
          expect(listNetworks(`${prefix}${tail}`)).toEqual(own);
      const isNeighbour = [a, b, c].every((each, index) => each === other[index]);
      expect(listNetworks(other.join('.'))[1] === own[1]).toBe(isNeighbour);
      expect(listNetworks(`${a}.${b}.${c}.${255 - d}`)[1]).toBe(own[1]);
    }),
  );
});

it('whatever it is, it has a name', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(networkOf(text)).not.toBe('')));
});
