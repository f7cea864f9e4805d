import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RunningTest } from '#contract/skill-test.ts';
import { createAnswerSaver, type SaveState } from '#web/lib/answer-saver.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

const saveEveryMs = 2_000;

/** The answers of a running test, saved every two seconds while they change. */
export function useAnswers(test: RunningTest) {
  const t = useTexts();
  const cache = useQueryClient();
  const [answers, setAnswers] = useState(() => test.questions.map(({ answer }) => answer));
  const [state, setState] = useState<SaveState>('idle');
  const show = (at: number, answer: string) =>
    setAnswers((shown) => shown.map((each, index) => (index === at ? answer : each)));

  const [saver] = useState(() =>
    createAnswerSaver(test.questions, {
      send: (save) => api.skillTest.saveAnswer.call({ attemptId: test.id, ...save }),
      onState: setState,
      // Whoever comes back to the test within the page begins with what is cached.
      onSaved: (place, saved) =>
        cache.setQueryData(api.skillTest.findRunning.queryKey({ input: {} }), (known) =>
          known?.test?.id === test.id
            ? { ...known, test: withAnswer(known.test, place, saved) }
            : known,
        ),
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
    const timer = setInterval(save, saveEveryMs);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [saver]);

  const change = (at: number, answer: string) => {
    saver.write(at, answer);
    show(at, answer);
  };
  return { answers, state, change, addPaste: saver.addPaste, flush: saver.flush };
}

const withAnswer = (
  test: RunningTest,
  place: number,
  saved: { answer: string; version: number },
): RunningTest => ({
  ...test,
  questions: test.questions.map((each) => (each.place === place ? { ...each, ...saved } : each)),
});
