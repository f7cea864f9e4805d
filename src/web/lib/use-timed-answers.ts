import { useEffect, useEffectEvent, useState } from 'react';
import { standardToasts, toast } from '#web/ui/toast-store.ts';
import { createAnswerSaver, type SavedAnswer, type SaveState } from './answer-saver.ts';
import { msSince } from './first-seen.ts';
import { createTestDraft } from './test-draft.ts';
import { useTexts } from './texts.tsx';

type Options = {
  test: { now: Date; endsAt: Date; questions: readonly (SavedAnswer & { place: number })[] };
  /** Storage key of what a reload must not lose: the question and the unsaved answers. */
  draft: string | undefined;
  /** How often changed answers are saved. */
  everyMs: number;
  send: (save: SavedAnswer & { place: number; pasted: number }) => Promise<SavedAnswer>;
  /** Updates the cache, so that a user who returns to this page starts from the cached answers. */
  onSaved: (place: number, saved: SavedAnswer) => void;
  onEnd: () => void;
  /**
   * Loads the test again: after sleep the measured time may have stopped, and another tab may have
   * submitted it.
   */
  onReturn: () => void;
};

/** The answers of a test against the clock: saved while they change, and when time runs out. */
export function useTimedAnswers(options: Options) {
  const { test, everyMs } = options;
  const t = useTexts();
  const left = useCountdown(test);
  const [answers, setAnswers] = useState(() => test.questions.map(shownAnswer));
  const [state, setState] = useState<SaveState>('idle');
  const [at, setAt] = useState(0);
  const [draft] = useState(() => createTestDraft(options.draft));
  const show = (index: number, answer: string) =>
    setAnswers((shown) => shown.map((each, other) => (other === index ? answer : each)));
  // The toasts that offer another tab's answer, until the test is over.
  const [conflicts] = useState<number[]>(() => []);
  const [saver] = useState(() =>
    createAnswerSaver(test.questions, {
      send: options.send,
      onState: setState,
      onSaved: options.onSaved,
      onUnsaved: (unsaved) => draft.save({ unsaved }),
      onShown: show,
      onOver: () => {
        toast({ title: t('refusal.test-over') });
        options.onReturn();
      },
      onConflict: (index, takeOther) =>
        conflicts.push(
          toast({
            title: t('skill-test.changed', { number: index + 1 }),
            action: { label: t('skill-test.use-other'), onAction: takeOther },
            isUndo: true,
            durationMs: 20_000,
          }),
        ),
    }),
  );
  useEffect(() => () => conflicts.forEach(standardToasts.close), [conflicts]);
  const change = (index: number, answer: string) => {
    saver.write(index, answer);
    show(index, answer);
  };
  const start = useEffectEvent(() =>
    draft.restore((found) => {
      setAt(Math.min(found.at, test.questions.length - 1));
      saver.restore(found.unsaved);
    }),
  );
  useEffect(() => start(), []);
  useEffect(() => saver.refresh(test.questions), [saver, test.questions]);
  useEffect(() => {
    const save = () => {
      if (saver.isDirty()) void saver.flush();
    };
    const timer = setInterval(save, everyMs);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [saver, everyMs]);
  const onEnd = useEffectEvent(() => options.onEnd());
  useEffect(() => {
    if (left === 2) void saver.flush();
    if (left === 0) onEnd();
  }, [left, saver]);
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      void saver.flush();
    } else options.onReturn();
  });
  useEffect(() => {
    const listen = () => onVisibility();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  const go = (to: number) => {
    setAt(to);
    draft.save({ at: to });
  };
  const [isFlushing, setFlushing] = useState(false);
  const flush = async () => {
    setFlushing(true);
    const isSaved = await saver.flush();
    setFlushing(false);
    return isSaved;
  };
  const { addPaste } = saver;
  return { left, at, go, answers, state, change, addPaste, flush, isFlushing };
}

/** Null while a question is untouched: an answer that was emptied is empty. */
const shownAnswer = ({ answer, version }: SavedAnswer) =>
  version === 0 && answer === '' ? null : answer;

/** Whole seconds until `endsAt`, by the server's time when the browser got it. */
function useCountdown({ now, endsAt }: { now: Date; endsAt: Date }): number {
  const [left, setLeft] = useState(() => secondsLeft(now, endsAt));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(now, endsAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [now, endsAt]);
  return left;
}

const secondsLeft = (now: Date, endsAt: Date) =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime() - msSince(now)) / 1000));
