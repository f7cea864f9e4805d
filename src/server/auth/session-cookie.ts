const name = 'firstrung.session_token';
const hint = 'firstrung_signed_in';
const device = 'firstrung.device';
const wish = 'firstrung.next';

const day = 60 * 60 * 24;
// The server says when a session ends; the browser only has to keep the cookie for longer than that.
const sessionAge = 30 * day;
const deviceAge = 365 * day;
// As long as a link that confirms an address counts.
const wishAge = 2 * day;

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** The cookies of an account: which session, that there is one (readable, it opens nothing), and which device. */
export function createSessionCookies(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Secure-' : '';
  const line = (cookie: string, value: string, age: number, rest: string) =>
    `${cookie}=${value}; Path=/${rest}; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;

  return {
    sessionToken: (headers: Headers) => valueOf(headers, prefix + name),
    deviceToken: (headers: Headers) => valueOf(headers, prefix + device),

    ofSession: (token: string): string[] => [
      line(prefix + name, token, sessionAge, '; HttpOnly'),
      line(hint, '1', sessionAge, ''),
    ],
    ofDevice: (token: string): string => line(prefix + device, token, deviceAge, '; HttpOnly'),
    /** Where to go on once the address is confirmed; none forgets it. */
    ofWish: (path: string | null): string =>
      line(prefix + wish, encodeURIComponent(path ?? ''), path ? wishAge : 0, '; HttpOnly'),
    wish: (headers: Headers): string => {
      try {
        return decodeURIComponent(valueOf(headers, prefix + wish) ?? '');
      } catch {
        return '';
      }
    },
    ofNobody: (): string[] => [line(prefix + name, '', 0, '; HttpOnly'), line(hint, '', 0, '')],
  };
}

function valueOf(headers: Headers, cookie: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === cookie && value && value.length <= 3_000) return value;
  }
  return null;
}
