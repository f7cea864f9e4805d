import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PracticeAnswer } from '#contract/practice.ts';
import { api } from '#web/lib/api.ts';
import { forgetDraft } from '#web/lib/form-draft.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useDraftKey } from '#web/lib/use-form-draft.ts';
import { digestOf, keepDraft, readKeptDraft } from './answer-draft.ts';

type Draft = Pick<PracticeAnswer, 'text' | 'seconds'>;
export type SaveState = 'saved' | 'waiting' | 'failed' | 'changed' | 'late';

const pauseMs = 1000;
const retryMs = 5000;

/**
 * Keeps what is typed on the server, one save after the other, and in this tab what the server
 * hasn't confirmed, so that a reload doesn't lose it.
 */
export function useAutosave(sessionId: string, answer: PracticeAnswer) {
  const { position } = answer;
  const cache = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ text: answer.text, seconds: answer.seconds });
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(draft);
  const stored = useRef<Draft & { version: number }>({ ...draft, version: answer.version });
  /** Digests of texts sent without a response: the server may have them. */
  const unconfirmed = useRef<string[]>([]);
  const running = useRef<Promise<SaveState>>(Promise.resolve('saved'));
  const draftKey = useDraftKey(`practice-${sessionId}-${position}`);

  const isStored = () =>
    latest.current.text === stored.current.text &&
    latest.current.seconds === stored.current.seconds;

  function keep(): void {
    if (isStored()) forgetDraft(draftKey);
    else {
      const { version } = stored.current;
      keepDraft(draftKey, { ...latest.current, version, unconfirmed: unconfirmed.current });
    }
  }

  /** Whether the server's answer is one of this tab's whose response was lost; then continues from it. */
  async function continuesOwn(): Promise<boolean> {
    const { answers } = await api.practice.findSession.call({ sessionId });
    const other = answers.find((each) => each.position === position);
    if (!other || !unconfirmed.current.includes(digestOf(other))) return false;
    stored.current = { text: other.text, seconds: other.seconds, version: other.version };
    unconfirmed.current = [];
    return true;
  }

  /** The page shows the stored answer again when the student comes back to the question. */
  function keepStored(changes: Partial<PracticeAnswer>): void {
    const queryKey = api.practice.findSession.queryKey({ input: { sessionId } });
    cache.setQueryData(queryKey, (session) =>
      session === undefined
        ? session
        : {
            ...session,
            answers: session.answers.map((each) =>
              each.position === position ? { ...each, ...changes } : each,
            ),
          },
    );
  }

  function send(text: string, seconds: number | null) {
    unconfirmed.current = [...new Set([...unconfirmed.current, digestOf({ text, seconds })])];
    keep();
    return api.practice.saveAnswer.call(
      { sessionId, position, text, seconds, version: stored.current.version },
      { context: { outlivesPage: true } },
    );
  }

  async function save(): Promise<SaveState> {
    while (!isStored()) {
      const { text, seconds } = latest.current;
      const sent = digestOf({ text, seconds });
      try {
        const { version } = await send(text, seconds);
        stored.current = { text, seconds, version };
        unconfirmed.current = [];
        keep();
        const unjudged = { submittedAt: null, feedback: null, modelRemark: null };
        keepStored({ ...stored.current, ...unjudged });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal !== null)
          unconfirmed.current = unconfirmed.current.filter((each) => each !== sent);
        if (refusal === 'ANSWER_CHANGED' && (await continuesOwn().catch(() => false))) continue;
        if (refusal === 'ANSWER_LATE' || refusal === 'PRACTICE_ENDED') forgetDraft(draftKey);
        const failed =
          refusal === 'ANSWER_CHANGED'
            ? 'changed'
            : refusal === 'ANSWER_LATE' || refusal === 'PRACTICE_ENDED'
              ? 'late'
              : 'failed';
        setState(failed);
        return failed;
      }
    }
    setState('saved');
    return 'saved';
  }

  /** Saves what is not saved yet, and says how that went. */
  function flush(): Promise<SaveState> {
    running.current = running.current.then(save);
    return running.current;
  }

  function change(part: Partial<Draft>): void {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keep();
    setState((before) => (before === 'changed' || before === 'late' ? before : 'waiting'));
  }

  /** After a conflict: continues with this text, based on that version. */
  function settle(next: Draft & { version: number }, own: boolean): void {
    stored.current = next;
    if (!own) {
      latest.current = { text: next.text, seconds: next.seconds };
      setDraft(latest.current);
    }
    unconfirmed.current = [];
    keep();
    setState(isStored() ? 'saved' : 'waiting');
  }

  const restore = useEffectEvent(() => {
    const kept = readKeptDraft(draftKey);
    if (!kept || !isStored()) return;
    latest.current = { text: kept.text, seconds: kept.seconds };
    if (isStored()) return forgetDraft(draftKey);
    unconfirmed.current = kept.unconfirmed;
    const isNewer =
      stored.current.version !== kept.version && !kept.unconfirmed.includes(digestOf(answer));
    // Saving on the old version is refused until the student chooses one of the two answers.
    if (isNewer) stored.current = { ...stored.current, version: kept.version };
    setDraft(latest.current);
    setState(isNewer ? 'changed' : 'waiting');
  });
  useEffect(() => restore(), [draftKey]);

  const saveLater = useEffectEvent(() => void flush());
  useEffect(() => {
    if (state !== 'waiting' && state !== 'failed') return undefined;
    const timer = setTimeout(saveLater, state === 'failed' ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [state, draft]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') saveLater();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  return { draft, state, change, flush, settle, versionOf: () => stored.current.version };
}

export type Autosave = ReturnType<typeof useAutosave>;
