import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { readStoredJson, storedKeys, writeStored } from '#web/lib/browser-storage.ts';
import { localDraftPrefix } from '#web/lib/local-drafts.ts';

/** The unsaved changes of one tab, with the version they are based on. */
export type ResumeDraft = { base: ResumeDocument; written: ResumeDocument };

const prefixOf = (userId: string, resumeId: string) =>
  `${localDraftPrefix}${userId}:resume:${resumeId}:`;

/**
 * Stores a tab's unsaved changes, separately for each tab; null removes them. False when storage is
 * full.
 */
export function keepDraft(
  { userId, resumeId, tab }: { userId: string; resumeId: string; tab: string },
  draft: ResumeDraft | null,
): boolean {
  const text = draft === null ? null : JSON.stringify(draft);
  return writeStored('local', prefixOf(userId, resumeId) + tab, text);
}

/** The unsaved changes of all tabs of this browser to a resume. */
export function readDrafts(
  userId: string,
  resumeId: string,
): { tab: string; draft: ResumeDraft }[] {
  const prefix = prefixOf(userId, resumeId);
  return storedKeys('local', prefix).flatMap((key) => {
    const draft = readStoredJson('local', key) as Partial<ResumeDraft> | null;
    return isWhole(draft) ? [{ tab: key.slice(prefix.length), draft }] : [];
  });
}

const isWhole = (draft: Partial<ResumeDraft> | null): draft is ResumeDraft =>
  Boolean(draft?.base?.content?.basics && draft.written?.content?.basics);
