import { isPublicUrl } from '#domain/site/is-public-url.ts';

/** Whether a setting names an address with TLS, or one of this very machine. */
export function isHttps(address: string): boolean {
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && !isPublicUrl(address));
}

export const needsHttps = (name: string) =>
  `Set ${name} to an https:// address; http:// works for this machine only.`;
