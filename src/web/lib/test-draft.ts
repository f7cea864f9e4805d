import type { UnsavedAnswer } from './answer-saver.ts';
import { readDraft, writeDraft } from './form-draft.ts';

/** What a reload of a running test must not lose. */
type TestDraft = {
  /** The question that is shown. */
  at: number;
  unsaved: UnsavedAnswer[];
};

/** Keeps it in this tab; without a key, or where the browser refuses, only in memory. */
export function createTestDraft(key: string | undefined) {
  const draft: TestDraft = { at: 0, unsaved: [] };
  return {
    restore(onFound: (draft: TestDraft) => void): void {
      const { at, unsaved } = key === undefined ? {} : readDraft(key);
      try {
        const found = JSON.parse(unsaved ?? '[]') as unknown;
        if (Array.isArray(found)) draft.unsaved = found as UnsavedAnswer[];
      } catch {
        // What can't be read is as if it weren't there.
      }
      draft.at = Math.max(0, Math.floor(Number(at)) || 0);
      onFound(draft);
    },
    save(part: Partial<TestDraft>): void {
      Object.assign(draft, part);
      if (key === undefined) return;
      const values = { at: String(draft.at), unsaved: JSON.stringify(draft.unsaved) };
      writeDraft(key, values, { at: '0', unsaved: '[]' });
    },
  };
}
