const name = 'firstrung.session_token';
const hint = 'firstrung_signed_in';
const device = 'firstrung.device';
const wish = 'firstrung.next';
const step = 'firstrung.sign_in_step';
const passage = 'firstrung.passage';

const day = 60 * 60 * 24;
// The server decides when a session ends; the cookie only has to live longer than that.
const sessionAge = 30 * day;
const deviceAge = 365 * day;
// As long as an email confirmation link is valid.
const wishAge = 2 * day;
const stepAge = 15 * 60;
const longest = { token: 200, sealed: 3000 };

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * The cookies of an account: the session, a script-readable flag that one exists, and the device.
 */
export function createSessionCookies(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Secure-' : '';
  const line = (cookie: string, value: string, age: number, rest: string) =>
    `${cookie}=${value}; Path=/${rest}; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;

  return {
    sessionToken: (headers: Headers) => valueOf(headers, prefix + name, longest.token),
    deviceToken: (headers: Headers) => valueOf(headers, prefix + device, longest.token),
    stepToken: (headers: Headers) => valueOf(headers, prefix + step, longest.sealed),
    passage: (headers: Headers) => valueOf(headers, prefix + passage, longest.sealed),
    hasSession: (answer: Headers) =>
      answer.getSetCookie().some((each) => each.startsWith(`${prefix}${name}=`)),

    ofSession: (token: string): string[] => [
      line(prefix + name, token, sessionAge, '; HttpOnly'),
      line(hint, '1', sessionAge, ''),
    ],
    ofDevice: (token: string): string => line(prefix + device, token, deviceAge, '; HttpOnly'),
    /** The page to return to after the email is confirmed; null clears it. */
    ofWish: (path: string | null): string =>
      line(prefix + wish, encodeURIComponent(path ?? ''), path ? wishAge : 0, '; HttpOnly'),
    wish: (headers: Headers): string => {
      try {
        return decodeURIComponent(valueOf(headers, prefix + wish, longest.sealed) ?? '');
      } catch {
        return '';
      }
    },
    /** The state between the two steps of a sign-in; null clears it. */
    ofStep: (token: string | null): string =>
      line(prefix + step, token ?? '', token === null ? 0 : stepAge, '; HttpOnly'),
    /** The state of a sign-in at an identity provider; null clears it. */
    ofPassage: (sealed: string | null): string =>
      line(prefix + passage, sealed ?? '', sealed === null ? 0 : stepAge, '; HttpOnly'),
    ofNobody: (): string[] => [line(prefix + name, '', 0, '; HttpOnly'), line(hint, '', 0, '')],
  };
}

function valueOf(headers: Headers, cookie: string, most: number): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === cookie && value && value.length <= most) return value;
  }
  return null;
}
