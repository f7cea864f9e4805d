import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PracticeAnswer } from '#contract/practice.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';

type Draft = Pick<PracticeAnswer, 'text' | 'seconds'>;
export type SaveState = 'saved' | 'waiting' | 'failed' | 'changed' | 'late';

const pauseMs = 1000;
const retryMs = 5000;

/** Keeps what is typed on the server, one save after the other. */
export function useAutosave(sessionId: string, answer: PracticeAnswer) {
  const { position } = answer;
  const cache = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ text: answer.text, seconds: answer.seconds });
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(draft);
  const stored = useRef<Draft & { version: number }>({ ...draft, version: answer.version });
  const running = useRef<Promise<SaveState>>(Promise.resolve('saved'));

  const isStored = () =>
    latest.current.text === stored.current.text &&
    latest.current.seconds === stored.current.seconds;

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

  async function save(): Promise<SaveState> {
    while (!isStored()) {
      const { text, seconds } = latest.current;
      try {
        const { version } = await api.practice.saveAnswer.call({
          sessionId,
          position,
          text,
          seconds,
          version: stored.current.version,
        });
        stored.current = { text, seconds, version };
        const unjudged = { submittedAt: null, feedback: null, modelRemark: null };
        keepStored({ ...stored.current, ...unjudged });
      } catch (error) {
        const refusal = refusalOf(error);
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
    setState((before) => (before === 'changed' || before === 'late' ? before : 'waiting'));
  }

  /** After a conflict: continues with this text, based on that version. */
  function settle(next: Draft & { version: number }, own: boolean): void {
    stored.current = next;
    if (!own) {
      latest.current = { text: next.text, seconds: next.seconds };
      setDraft(latest.current);
    }
    setState(isStored() ? 'saved' : 'waiting');
  }

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
