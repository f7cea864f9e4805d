const linkProblems = ['link-used', 'link-expired', 'link-unknown'] as const;
const ownNotices = ['email-changed', 'already-confirmed', 'reset-sent', ...linkProblems] as const;
type OwnNotice = (typeof ownNotices)[number];

/** The notice for somebody who is signed in, among what the sign-in page is asked to tell: what went well, or what a mailed link failed with. */
export function ownNoticeIn(search: URLSearchParams): OwnNotice | undefined {
  const named = [search.get('notice'), search.get('error')];
  return ownNotices.find((each) => named.includes(each));
}

/** Tells whether a mailed link did nothing. */
export function isLinkProblem(notice: OwnNotice): boolean {
  return linkProblems.some((each) => each === notice);
}
