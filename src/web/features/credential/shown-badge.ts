import type { ShownBadge } from '#contract/credential.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Prefetch } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';

export const shownBadgeKey = ['shown-badge'];

/** What was posted, or the badge of this site that the link names; null without either. */
export async function shownBadgeOf({
  api,
  context,
  search,
  url,
}: Prefetch): Promise<ShownBadge | null> {
  const credentialId = search.get('badge');
  if (context.shownBadge !== null || credentialId === null) return context.shownBadge;
  const none: ShownBadge = { state: 'no-badge', typed: url.href };
  if (!isUuid(credentialId)) return none;
  try {
    const verification = await api.credential.findVerification.call({ credentialId });
    return { state: 'checked', verification };
  } catch (error) {
    if (refusalOf(error) === 'NOT_FOUND') return none;
    throw error;
  }
}
