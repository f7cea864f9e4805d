const linkProblems = ['link-used', 'link-expired', 'link-unknown'] as const;
const ownNotices = ['email-changed', 'already-confirmed', 'reset-sent', ...linkProblems] as const;
type OwnNotice = (typeof ownNotices)[number];

/**
 * Picks the notice for a signed-in user from the sign-in page's query: a success, or why a mailed
 * link failed.
 */
export function ownNoticeIn(search: URLSearchParams): OwnNotice | undefined {
  const named = [search.get('notice'), search.get('error')];
  return ownNotices.find((each) => named.includes(each));
}

export function isLinkProblem(notice: OwnNotice): boolean {
  return linkProblems.some((each) => each === notice);
}
