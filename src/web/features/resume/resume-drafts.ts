import type { WrittenResume } from '#domain/resume/merge-resumes.ts';
import { keepLocalDraft, localDraftPrefix } from '#web/lib/local-drafts.ts';

/** What one tab wrote and the server does not have yet, with what it was written on. */
export type ResumeDraft = { base: WrittenResume; written: WrittenResume };

const prefixOf = (userId: string, resumeId: string) =>
  `${localDraftPrefix}${userId}:resume:${resumeId}:`;

/** Keeps what this tab wrote until it is saved, each tab by itself; null forgets it. False when the browser has no room. */
export function keepDraft(
  { userId, resumeId, tab }: { userId: string; resumeId: string; tab: string },
  draft: ResumeDraft | null,
): boolean {
  return keepLocalDraft(
    prefixOf(userId, resumeId) + tab,
    draft === null ? null : JSON.stringify(draft),
  );
}

/** All that tabs of this browser wrote on a resume and did not save. */
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
