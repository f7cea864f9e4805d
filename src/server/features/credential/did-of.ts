/** The name of this site as an issuer: did:web of its address. */
export function didOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  const path = pathname.split('/').filter((part) => part !== '');
  return ['did:web', encodeURIComponent(host), ...path].join(':');
}
