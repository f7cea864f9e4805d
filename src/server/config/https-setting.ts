import { isPublicUrl } from '#domain/site/is-public-url.ts';

/** Whether the URL uses TLS or points to this machine. */
export function isHttps(address: string): boolean {
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && !isPublicUrl(address));
}

export const needsHttps = (name: string) =>
  `Set ${name} to an https:// address; http:// works for this machine only.`;
