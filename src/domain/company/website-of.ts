/**
 * Normalizes a typed web address, adding https:// when the scheme is missing. Null unless it is
 * http or https with a public host.
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

/** Whether a typed web address is on LinkedIn, whose sites of countries are subdomains. */
export function isOfLinkedin(typed: string): boolean {
  const website = websiteOf(typed);
  return website !== null && /(?:^|\.)linkedin\.com$/u.test(new URL(website).hostname);
}
