const origin = 'http://same.invalid';
const pages = /^\/(login|signup|logout|auth)(?![^/?#])/u;

/**
 * Where to return after signing in: a path on this site, or '/' for anything else (another origin,
 * a scheme, a backslash or control character, the sign-in page itself, over 2,000 characters).
 */
export function returnPath(wish: string | null | undefined): string {
  if (!wish || wish.length > 2000 || !wish.startsWith('/')) return '/';
  let decoded = wish;
  for (let round = 0; round < 3; round++) {
    if (/^\/[/\\]|\\|[\u0000-\u001f\u007f]/u.test(decoded)) return '/';
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return '/';
    }
  }
  const url = URL.parse(wish, origin);
  if (url === null || url.origin !== origin || pages.test(url.pathname)) return '/';
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}
