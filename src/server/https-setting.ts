/** Whether a setting names an address with TLS, or one of this very machine. */
export function isHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

export const needsHttps = (name: string) =>
  `Set ${name} to an https:// address; http:// works for this machine only.`;
