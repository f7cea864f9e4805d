const ownNotices = ['email-changed', 'reset-sent'] as const;

/** Tells whether a notice of the sign-in page is for somebody who is signed in too. */
export function isOwnNotice(notice: string | null): notice is (typeof ownNotices)[number] {
  return ownNotices.some((each) => each === notice);
}
