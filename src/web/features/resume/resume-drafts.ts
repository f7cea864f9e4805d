import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { keepLocalDraft, localDraftPrefix } from '#web/lib/local-drafts.ts';

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
  return keepLocalDraft(
    prefixOf(userId, resumeId) + tab,
    draft === null ? null : JSON.stringify(draft),
  );
}

/** The unsaved changes of all tabs of this browser to a resume. */
export function readDrafts(
  userId: string,
  resumeId: string,
): { tab: string; draft: ResumeDraft }[] {
  const prefix = prefixOf(userId, resumeId);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = parsed(localStorage.getItem(key));
      return draft === null ? [] : [{ tab: key.slice(prefix.length), draft }];
    });
}

function parsed(text: string | null): ResumeDraft | null {
  try {
    const draft = JSON.parse(text ?? '') as ResumeDraft;
    return draft.base.content.basics && draft.written.content.basics ? draft : null;
  } catch {
    return null;
  }
}
