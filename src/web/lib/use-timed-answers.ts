import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import { createAnswerSaver, type SavedAnswer, type SaveState } from './answer-saver.ts';
import { useTexts } from './texts.tsx';
import { useCountdown } from './use-countdown.ts';

type Options = {
  test: { now: Date; endsAt: Date; questions: readonly (SavedAnswer & { place: number })[] };
  /** How often changed answers are saved. */
  everyMs: number;
  send: (save: SavedAnswer & { place: number; pasted: number }) => Promise<SavedAnswer>;
  /** Updates the cache, so that a user who returns to this page starts from the cached answers. */
  onSaved: (place: number, saved: SavedAnswer) => void;
  onEnd: () => void;
  onHidden?: () => void;
  /** After sleep the measured time may have stopped: the server says what is left. */
  onReturn: () => void;
};

/** The answers of a test against the clock: saved while they change, and when time runs out. */
export function useTimedAnswers(options: Options) {
  const { test, everyMs } = options;
  const t = useTexts();
  const left = useCountdown(test);
  const [answers, setAnswers] = useState(() => test.questions.map(({ answer }) => answer));
  const [state, setState] = useState<SaveState>('idle');
  const show = (at: number, answer: string) =>
    setAnswers((shown) => shown.map((each, index) => (index === at ? answer : each)));
  const [saver] = useState(() =>
    createAnswerSaver(test.questions, {
      send: options.send,
      onState: setState,
      onSaved: options.onSaved,
      onReplaced: (at, answer) => {
        show(at, answer);
        toast({ title: t('skill-test.changed') });
      },
    }),
  );
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
      options.onHidden?.();
    } else options.onReturn();
  });
  useEffect(() => {
    const listen = () => onVisibility();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  const change = (at: number, answer: string) => {
    saver.write(at, answer);
    show(at, answer);
  };
  return { left, answers, state, change, addPaste: saver.addPaste, flush: saver.flush };
}
