import type { Deadline } from '#domain/posting/deadline.ts';
import { findMissingForPublishing } from '#domain/posting/find-missing-for-publishing.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { AppError } from '#server/app-error.ts';
import { contentOf } from './content-of.ts';
import type { OwnPostingRow } from './own-posting.store.ts';

/** Refuses an edit that leaves a public posting incomplete. */
export function requireStillComplete(
  posting: OwnPostingRow['posting'],
  content: PostingContent,
  closes: Deadline,
  now: Date,
): void {
  if (posting.state !== 'active') return;
  const isSameDay = contentOf(posting).deadline === content.deadline;
  const missing = findMissingForPublishing(content, closes.deadline, now).filter(
    // An expired deadline does not prevent other edits.
    ({ reason }) => reason !== 'DEADLINE_PAST' || !isSameDay,
  );
  if (missing.length > 0) throw new AppError('POSTING_INCOMPLETE', { missing });
}
