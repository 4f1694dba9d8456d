import ipaddr from 'ipaddr.js';

/**
 * IPv4 addresses that a translator has embedded in the last 32 bits of an IPv6 address (RFC 6052, RFC 6145).
 */
const TRANSLATED = ['rfc6052', 'rfc6145'];

/**
 * Networks of an address, narrowest first: for IPv4 the address and its /24, for IPv6 the /64, /48 and /32.
 * The spelling is normalised; `['unknown']` if the address is invalid.
 */
export function listNetworks(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return ['unknown'];
  const parsed = readTranslated(ipaddr.process(address));
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString(), nameNetwork(parsed, 24)];
  // A household, a customer's whole allocation, a provider.
  return [nameNetwork(parsed, 64), nameNetwork(parsed, 48), nameNetwork(parsed, 32)];
}

/** Narrowest network of an address, which identifies one caller. */
export const networkOf = (address: string): string => listNetworks(address)[0];

/** The network of an address without the part that names a connection: its /24 or /48; '' if unknown. */
export const shortenAddress = (address: string): string => listNetworks(address)[1] ?? '';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const readTranslated = (address: Address): Address =>
  TRANSLATED.includes(address.range()) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;

function nameNetwork(address: Address, prefix: number): string {
  const bytes = address.toByteArray().map((byte, index) => (index < prefix / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}
