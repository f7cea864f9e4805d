import { BlockList, isIP } from 'node:net';

/**
 * Returns the client's IP address. X-Forwarded-For counts only if the peer itself is a trusted
 * proxy; it is then read from the right, past trusted proxies, to the first other address.
 */
export function createClientAddress(trusted: string) {
  const proxies = new BlockList();
  for (const entry of trusted
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isProxyRange(entry))
      throw new Error(`TRUSTED_PROXIES: ${entry} is not an address or range.`);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const direct = unmapped(peer ?? '');
    if (!isTrusted(direct)) return direct || 'unknown';
    const hops = (forwardedFor ?? '').split(',').map((hop) => unmapped(hop.trim()));
    for (const hop of hops.reverse()) {
      if (isIP(hop) === 0) break;
      if (!isTrusted(hop)) return hop;
    }
    return direct;
  };
}

/**
 * What limits count by: the address, or for IPv6 its network of 64 bits, in which one subscriber
 * may use any address.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const [head = '', tail] = bare.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  // A dotted tail is two groups.
  const size = start.length + end.length + (bare.includes('.') ? 1 : 0);
  const groups = [...start, ...Array<string>(8 - size).fill('0'), ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Unwraps IPv4-mapped IPv6 addresses. */
function unmapped(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

export function isProxyRange(entry: string): boolean {
  const [address = '', bits = '0', ...rest] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/u.test(bits) && Number(bits) <= most
  );
}
