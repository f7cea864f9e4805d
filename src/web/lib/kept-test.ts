import type { UnsavedAnswer } from './answer-saver.ts';
import { readDraft, writeDraft } from './form-draft.ts';

/** What a reload of a running test must not lose. */
type KeptTest = {
  /** The question that is shown. */
  at: number;
  unsaved: UnsavedAnswer[];
};

/** Keeps it in this tab; without a key, or where the browser refuses, only in memory. */
export function createKeptTest(key: string | undefined) {
  const kept: KeptTest = { at: 0, unsaved: [] };
  return {
    restore(onFound: (kept: KeptTest) => void): void {
      const { at, unsaved } = key === undefined ? {} : readDraft(key);
      try {
        const found = JSON.parse(unsaved ?? '[]') as unknown;
        if (Array.isArray(found)) kept.unsaved = found as UnsavedAnswer[];
      } catch {
        // What can't be read is as if it weren't there.
      }
      kept.at = Math.max(0, Math.floor(Number(at)) || 0);
      onFound(kept);
    },
    keep(part: Partial<KeptTest>): void {
      Object.assign(kept, part);
      if (key === undefined) return;
      const values = { at: String(kept.at), unsaved: JSON.stringify(kept.unsaved) };
      writeDraft(key, values, { at: '0', unsaved: '[]' });
    },
  };
}
