const week = 60 * 60 * 24 * 7;

/** A readable sign that somebody is signed in, for pages that are the same for everyone; it opens nothing. */
export function signedInHint(publicUrl: string, isSignedIn: boolean): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const [value, age] = isSignedIn ? ['1', week] : ['', 0];
  return `firstrung_signed_in=${value}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}
