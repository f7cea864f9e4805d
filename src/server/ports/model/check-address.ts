import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ModelFailure } from './model-failure.ts';

// Cloud metadata services, which expose secrets; no model runs there.
const forbidden = new BlockList();
forbidden.addSubnet('169.254.0.0', 16, 'ipv4');
forbidden.addSubnet('0.0.0.0', 8, 'ipv4');
forbidden.addSubnet('224.0.0.0', 3, 'ipv4');
forbidden.addSubnet('fe80::', 10, 'ipv6');
forbidden.addSubnet('ff00::', 8, 'ipv6');
forbidden.addAddress('fd00:ec2::254', 'ipv6');
forbidden.addAddress('::', 'ipv6');

/** Whether a model may run at this address; IPv4-mapped IPv6 addresses are unwrapped. */
export function mayBeModel(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !forbidden.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Refuses a host that is a forbidden IP address; names are checked at lookup. */
export function checkHost(hostname: string): void {
  const host = hostname.replaceAll(/^\[|\]$/gu, '');
  if (isIP(host) !== 0 && !mayBeModel(host)) throw new ModelFailure('forbidden-address');
}

/** Resolves a name once and returns only checked addresses, which prevents DNS rebinding. */
export const lookupChecked: LookupFunction = (host, { all }, done) => {
  lookup(host, { all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) done(error, '', 4);
    else if (first === undefined || !found.every(({ address }) => mayBeModel(address)))
      done(new ModelFailure('forbidden-address'), '', 4);
    else if (all) done(null, found);
    else done(null, first.address, first.family);
  });
};
