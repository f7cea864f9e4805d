import { hashOf } from '#domain/hash-of.ts';
import { maxAnswerLength } from '#domain/skill-test/skill-test.ts';
import { detailOf, refusalOf } from './refusal-text.ts';

/** Idle: nothing was changed on this page yet. */
export type SaveState = 'idle' | 'saved' | 'saving' | 'unsaved' | 'failed';
export type SavedAnswer = { answer: string; version: number };
type Question = SavedAnswer & { place: number };

/** An answer that the server hasn't confirmed, and the version that it is based on. */
export type UnsavedAnswer = Question & {
  pasted: number;
  /** Digests of answers sent without a response, with what was pasted: the server may have them. */
  unconfirmed: [digest: string, pasted: number][];
};

type Draft = Question & {
  pasted: number;
  isDirty: boolean;
  isSending: boolean;
  /** Typed since the last save that failed. */
  isTyped: boolean;
  unconfirmed: Map<string, number>;
};

type Options = {
  send: (save: Question & { pasted: number }) => Promise<SavedAnswer>;
  onState: (state: SaveState) => void;
  onSaved: (place: number, saved: SavedAnswer) => void;
  /** Keeps what the server hasn't confirmed where a reload finds it. */
  onUnsaved: (unsaved: UnsavedAnswer[]) => void;
  /** A newer answer of the server, or one from before a reload, is shown now. */
  onShown: (at: number, answer: string) => void;
  /** Another tab or device has saved an answer, too; the newer one stays unless the other is taken. */
  onConflict: (at: number, takeOther: () => void) => void;
  /** The test or its section has ended, perhaps in another tab. */
  onOver: () => void;
};

/** Keeps the answers of a running test and saves those that have changed, one after the other. */
export function createAnswerSaver(questions: readonly Question[], options: Options) {
  const { send, onState, onSaved, onUnsaved, onShown, onConflict, onOver } = options;
  const drafts = questions.map(({ place, answer, version }): Draft => ({
    place,
    answer,
    version,
    pasted: 0,
    isDirty: false,
    isSending: false,
    isTyped: false,
    unconfirmed: new Map(),
  }));
  let saving = Promise.resolve();
  const isDirty = () => drafts.some((draft) => draft.isDirty);
  const tellUnsaved = () =>
    onUnsaved(
      drafts
        .filter((draft) => draft.isDirty || draft.isSending)
        .map(({ place, answer, version, pasted, unconfirmed }) => ({
          place,
          answer,
          version,
          pasted,
          unconfirmed: [...unconfirmed],
        })),
    );

  function write(at: number, answer: string): void {
    const draft = drafts[at];
    if (!draft) return;
    draft.answer = answer;
    draft.isDirty = true;
    draft.isTyped = true;
    tellUnsaved();
    onState('unsaved');
  }

  /**
   * Continues from what the server has: an own answer whose response was lost, or another tab's. That
   * one is newer than a draft that only waited for the connection or for the page to be opened.
   */
  function rebase(draft: Draft, at: number, stored: SavedAnswer): void {
    const own = draft.unconfirmed.get(digestOf(stored.answer));
    const typed = draft.answer;
    draft.version = stored.version;
    draft.unconfirmed.clear();
    draft.isDirty = own !== undefined || draft.isTyped;
    if (own !== undefined) draft.pasted = Math.max(0, draft.pasted - own);
    else {
      const other = draft.isTyped ? stored.answer : typed;
      if (!draft.isTyped) {
        draft.answer = stored.answer;
        onShown(at, stored.answer);
      }
      onConflict(at, () => {
        write(at, other);
        onShown(at, other);
      });
    }
  }

  async function saveOne(draft: Draft, at: number): Promise<void> {
    if (!draft.isDirty) return;
    const { place, answer, version, pasted } = draft;
    draft.isDirty = false;
    draft.isSending = true;
    draft.unconfirmed.set(digestOf(answer), pasted);
    tellUnsaved();
    onState('saving');
    try {
      const saved = await send({ place, answer, version, pasted });
      draft.isSending = false;
      draft.version = saved.version;
      draft.pasted = Math.max(0, draft.pasted - pasted);
      draft.unconfirmed.clear();
      tellUnsaved();
      onSaved(place, saved);
      onState(isDirty() ? 'unsaved' : 'saved');
    } catch (error) {
      draft.isSending = false;
      const refusal = refusalOf(error);
      const stored = detailOf(error, 'answer');
      if (refusal === 'ANSWER_CHANGED' && typeof stored === 'string') {
        rebase(draft, at, { answer: stored, version: Number(detailOf(error, 'version')) });
        tellUnsaved();
        if (draft.isDirty) await saveOne(draft, at);
        else onState(isDirty() ? 'unsaved' : 'saved');
        return;
      }
      const isOver =
        refusal === 'TEST_OVER' || refusal === 'SECTION_OVER' || refusal === 'NOT_FOUND';
      draft.isDirty = !isOver;
      // What was typed while it was sent is newer.
      draft.isTyped = draft.answer !== answer;
      tellUnsaved();
      onState(isOver ? 'unsaved' : 'failed');
      if (isOver) onOver();
    }
  }

  return {
    isDirty,
    write,
    addPaste(at: number, length: number): void {
      const draft = drafts[at];
      if (draft) draft.pasted = Math.min(maxAnswerLength, draft.pasted + length);
    },
    /** Takes over what was unsaved when the page was left. */
    restore(unsaved: readonly UnsavedAnswer[]): void {
      for (const { place, answer, version, pasted, unconfirmed } of unsaved) {
        const at = drafts.findIndex((each) => each.place === place);
        const draft = drafts[at];
        // The server has it already: only the response was lost.
        if (!draft || (draft.answer === answer && draft.version > version)) continue;
        const stored = { answer: draft.answer, version: draft.version };
        Object.assign(draft, { answer, version, pasted, isDirty: true });
        draft.unconfirmed = new Map(unconfirmed);
        onShown(at, answer);
        if (stored.version > version) rebase(draft, at, stored);
      }
      tellUnsaved();
      if (isDirty()) onState('unsaved');
    },
    /** Shows what another tab or device has saved since, where nothing is unsaved here. */
    refresh(latest: readonly Question[]): void {
      for (const [at, draft] of drafts.entries()) {
        const stored = latest.find(({ place }) => place === draft.place);
        if (!stored || draft.isDirty || draft.isSending || stored.version <= draft.version)
          continue;
        draft.version = stored.version;
        draft.answer = stored.answer;
        onShown(at, stored.answer);
      }
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

/** Tells answers apart at a fraction of their size. */
const digestOf = (answer: string) => `${answer.length} ${hashOf(answer)}`;
