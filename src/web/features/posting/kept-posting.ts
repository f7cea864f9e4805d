import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/form-draft.ts';
import { type TypedPosting, typedOf } from './typed-posting.ts';

/** What somebody typed and did not save, and the saved content and version that it started from. */
export type KeptPosting = { typed: TypedPosting; base: PostingContent; version: number };

const keyOf = (postingId: string, userId: string) => draftKey(`posting-${postingId}`, userId);

/** What this tab kept of a posting that was left unsaved; null when there is nothing, or nothing readable. */
export function readKept(postingId: string, userId: string): KeptPosting | null {
  const { kept } = readDraft(sessionStorage, keyOf(postingId, userId));
  if (kept === undefined) return null;
  try {
    const { typed, base, version } = JSON.parse(kept) as KeptPosting;
    // What an earlier edition of this page kept may lack a field.
    return {
      typed: { ...typedOf(emptyContent), ...typed },
      base: { ...emptyContent, ...base },
      version,
    };
  } catch {
    return null;
  }
}

/** Keeps it for as long as this tab lives; null forgets it. */
export function writeKept(postingId: string, userId: string, kept: KeptPosting | null): void {
  const value = kept === null ? '' : JSON.stringify(kept);
  writeDraft(sessionStorage, keyOf(postingId, userId), { kept: value }, { kept: '' });
}
