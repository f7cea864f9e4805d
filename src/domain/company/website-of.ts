/**
 * What somebody typed as an address in the web, as a full one: https:// is added where no scheme stands. Null when it
 * is no address of a public host, or of another scheme than http and https.
 */
export function websiteOf(typed: string): string | null {
  const text = typed.trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text) ? text : `https://${text}`;
  if (/[\s\p{C}]/u.test(text)) return null;
  try {
    const { protocol, hostname, username, password, href } = new URL(full);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    if (!isWeb || username || password || !/^[^.].*\.[^.]{2,}$/u.test(hostname)) return null;
    return href.replace(/\/$/u, '');
  } catch {
    return null;
  }
}
