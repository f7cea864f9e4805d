import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/form-draft.ts';
import { type TypedPosting, typedOf } from './typed-posting.ts';

/** Unsaved input, with the saved content and version it is based on. */
export type PostingDraft = { typed: TypedPosting; base: PostingContent; version: number };

const keyOf = (postingId: string, userId: string) => draftKey(`posting-${postingId}`, userId);

/** The draft of a posting in this tab; null when there is none or it is unreadable. */
export function readPostingDraft(postingId: string, userId: string): PostingDraft | null {
  const { kept } = readDraft(keyOf(postingId, userId));
  if (kept === undefined) return null;
  try {
    const { typed, base, version } = JSON.parse(kept) as PostingDraft;
    // A draft of an earlier release may lack a field.
    return {
      typed: { ...typedOf(emptyContent), ...typed },
      base: { ...emptyContent, ...base },
      version,
    };
  } catch {
    return null;
  }
}

/** Stores the draft in this tab; null removes it. */
export function writePostingDraft(
  postingId: string,
  userId: string,
  draft: PostingDraft | null,
): void {
  const value = draft === null ? '' : JSON.stringify(draft);
  writeDraft(keyOf(postingId, userId), { kept: value }, { kept: '' });
}
