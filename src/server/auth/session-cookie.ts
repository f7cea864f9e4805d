const name = 'firstrung.session_token';
const hint = 'firstrung_signed_in';
const device = 'firstrung.device';
const returnPath = 'firstrung.next';
const challenge = 'firstrung.sign_in_step';
const authorizationRequest = 'firstrung.google_sign_in';

const day = 60 * 60 * 24;
// The server decides when a session ends; the cookie only has to live longer than that.
const sessionAge = 30 * day;
const deviceAge = 365 * day;
// As long as an email confirmation link is valid.
const returnPathAge = 2 * day;
const challengeAge = 15 * 60;
const maxLengths = { token: 200, encrypted: 3000 };

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
    sessionToken: (headers: Headers) => valueOf(headers, prefix + name, maxLengths.token),
    deviceToken: (headers: Headers) => valueOf(headers, prefix + device, maxLengths.token),
    challengeToken: (headers: Headers) =>
      valueOf(headers, prefix + challenge, maxLengths.encrypted),
    authorizationRequest: (headers: Headers) =>
      valueOf(headers, prefix + authorizationRequest, maxLengths.encrypted),
    hasSession: (answer: Headers) =>
      answer.getSetCookie().some((each) => each.startsWith(`${prefix}${name}=`)),

    ofSession: (token: string): string[] => [
      line(prefix + name, token, sessionAge, '; HttpOnly'),
      line(hint, '1', sessionAge, ''),
    ],
    ofDevice: (token: string): string => line(prefix + device, token, deviceAge, '; HttpOnly'),
    /** The page to return to after the email is confirmed; null clears it. */
    ofReturnPath: (path: string | null): string =>
      line(
        prefix + returnPath,
        encodeURIComponent(path ?? ''),
        path ? returnPathAge : 0,
        '; HttpOnly',
      ),
    returnPath: (headers: Headers): string => {
      try {
        return decodeURIComponent(
          valueOf(headers, prefix + returnPath, maxLengths.encrypted) ?? '',
        );
      } catch {
        return '';
      }
    },
    /** The state of a sign-in at an identity provider; null clears it. */
    ofChallenge: (token: string | null): string =>
      line(prefix + challenge, token ?? '', token === null ? 0 : challengeAge, '; HttpOnly'),
    ofAuthorizationRequest: (encrypted: string | null): string =>
      line(
        prefix + authorizationRequest,
        encrypted ?? '',
        encrypted === null ? 0 : challengeAge,
        '; HttpOnly',
      ),
    ofNobody: (): string[] => [line(prefix + name, '', 0, '; HttpOnly'), line(hint, '', 0, '')],
  };
}

function valueOf(headers: Headers, cookie: string, maxLength: number): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === cookie && value && value.length <= maxLength) return value;
  }
  return null;
}
