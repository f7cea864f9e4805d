import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RunningSitting } from '#contract/assessment-sitting.ts';
import { createAnswerSaver, type SaveState } from '#web/lib/answer-saver.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

const saveEveryMs = 1_000;

/** The answers of the section that runs, saved every second while they change. */
export function useSittingAnswers(sitting: RunningSitting) {
  const t = useTexts();
  const cache = useQueryClient();
  const [answers, setAnswers] = useState(() => sitting.questions.map(({ answer }) => answer));
  const [state, setState] = useState<SaveState>('idle');
  const show = (at: number, answer: string) =>
    setAnswers((shown) => shown.map((each, index) => (index === at ? answer : each)));
  const [saver] = useState(() =>
    createAnswerSaver(sitting.questions, {
      send: ({ place, answer, version }) =>
        api.assessment.saveAnswer.call({ sittingId: sitting.id, place, answer, version }),
      onState: setState,
      // Whoever comes back to the assessment within the page begins with what is cached.
      onSaved: (place, saved) =>
        cache.setQueryData(
          api.assessment.findRunning.queryKey({ input: { sittingId: sitting.id } }),
          (known) =>
            known?.running
              ? {
                  running: {
                    ...known.running,
                    questions: known.running.questions.map((each) =>
                      each.place === place ? { ...each, ...saved } : each,
                    ),
                  },
                }
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
  return { answers, state, change, flush: saver.flush };
}
