import { maxAnswerLength } from '#domain/skill-test/skill-test.ts';
import { detailOf, refusalOf } from './refusal-text.ts';

/** Idle: nothing was changed on this page yet. */
export type SaveState = 'idle' | 'saved' | 'saving' | 'unsaved' | 'failed';
export type SavedAnswer = { answer: string; version: number };

type Draft = {
  place: number;
  answer: string;
  version: number;
  pasted: number;
  isDirty: boolean;
  /** Answers sent without a response, with what was pasted: the server may have them. */
  unconfirmed: Map<string, number>;
};

type Options = {
  send: (save: SavedAnswer & { place: number; pasted: number }) => Promise<SavedAnswer>;
  onState: (state: SaveState) => void;
  onSaved: (place: number, saved: SavedAnswer) => void;
  /** Another tab has changed the answer: it has this one now. */
  onReplaced: (at: number, answer: string) => void;
};

/** Keeps the answers of a running test and saves those that have changed, one after the other. */
export function createAnswerSaver(
  questions: readonly (SavedAnswer & { place: number })[],
  { send, onState, onSaved, onReplaced }: Options,
) {
  const drafts = questions.map(({ place, answer, version }): Draft => ({
    place,
    answer,
    version,
    pasted: 0,
    isDirty: false,
    unconfirmed: new Map(),
  }));
  let saving = Promise.resolve();
  const isDirty = () => drafts.some((draft) => draft.isDirty);

  async function saveOne(draft: Draft, at: number): Promise<void> {
    if (!draft.isDirty) return;
    const { place, answer, version, pasted } = draft;
    draft.isDirty = false;
    draft.pasted = 0;
    onState('saving');
    try {
      const saved = await send({ place, answer, version, pasted });
      draft.version = saved.version;
      draft.unconfirmed.clear();
      onSaved(place, saved);
      onState(isDirty() ? 'unsaved' : 'saved');
    } catch (error) {
      const refusal = refusalOf(error);
      const stored = detailOf(error, 'answer');
      if (refusal === 'ANSWER_CHANGED' && typeof stored === 'string') {
        draft.version = Number(detailOf(error, 'version'));
        const own = draft.unconfirmed.get(stored);
        draft.unconfirmed.clear();
        if (own !== undefined) {
          draft.isDirty = true;
          draft.pasted += Math.max(0, pasted - own);
          await saveOne(draft, at);
          return;
        }
        draft.answer = stored;
        draft.isDirty = false;
        onSaved(place, { answer: stored, version: draft.version });
        onReplaced(at, stored);
        onState('saved');
        return;
      }
      if (refusal === 'TEST_OVER' || refusal === 'SECTION_OVER' || refusal === 'NOT_FOUND') {
        onState('unsaved');
        return;
      }
      draft.unconfirmed.set(answer, pasted);
      draft.isDirty = true;
      draft.pasted = Math.min(maxAnswerLength, draft.pasted + pasted);
      onState('failed');
    }
  }

  return {
    isDirty,
    write(at: number, answer: string): void {
      const draft = drafts[at];
      if (!draft) return;
      draft.answer = answer;
      draft.isDirty = true;
      onState('unsaved');
    },
    addPaste(at: number, length: number): void {
      const draft = drafts[at];
      if (draft) draft.pasted = Math.min(maxAnswerLength, draft.pasted + length);
    },
    /** Saves what has changed; false if something could not be saved. */
    async flush(): Promise<boolean> {
      saving = saving.then(async () => {
        for (const [at, draft] of drafts.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- one save after the other keeps the versions
          await saveOne(draft, at);
        }
      });
      await saving;
      return !isDirty();
    },
  };
}
