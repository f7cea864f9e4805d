import { useQueryClient } from '@tanstack/react-query';
import type { RunningTest } from '#contract/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TimedTest } from '#web/lib/timed-test.tsx';
import { useTimedAnswers } from '#web/lib/use-timed-answers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnswerField } from './answer-field.tsx';
import { QuestionText } from './question-text.tsx';
import RunPanel from './run-panel.tsx';
import { useLeaves } from './use-leaves.ts';
import { useSubmitTest, useTestDraftKey } from './use-submit-test.ts';

export function RunningTestView({ test }: { test: RunningTest }) {
  const t = useTexts();
  const cache = useQueryClient();
  const submit = useSubmitTest(test.id);
  useLeaves(test.id);
  const timed = useTimedAnswers({
    test,
    draft: useTestDraftKey(test.id),
    everyMs: 2_000,
    send: (save) =>
      api.skillTest.saveAnswer.call(
        { attemptId: test.id, ...save },
        { context: { outlivesPage: true } },
      ),
    onSaved: (place, saved) =>
      cache.setQueryData(api.skillTest.findRunning.queryKey({ input: {} }), (known) =>
        known?.test?.id === test.id
          ? { ...known, test: withAnswer(known.test, place, saved) }
          : known,
      ),
    onEnd: () => {
      if (!submit.isPending && !submit.isSuccess) submit.mutate();
    },
    onReturn: () => void cache.invalidateQueries({ queryKey: api.skillTest.findRunning.key() }),
  });
  const { left, answers, state, change, addPaste, flush } = timed;
  const unanswered = answers.filter((answer) => !answer?.trim()).length;
  const finish = async () => {
    if (await flush()) submit.mutate();
    else
      toast({
        title: t('skill-test.submit-failed'),
        description: t('skill-test.save-failed'),
        tone: 'danger',
      });
  };
  return (
    <TimedTest
      headingId="test-heading"
      heading={
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="test-heading" className="text-16 font-semibold">
            {t('skill-test.running', { domain: t(`skill-test.domains.${test.domain}`) })}
          </h2>
          <Badge>{t(test.counts ? 'skill-test.counts' : 'skill-test.practice')}</Badge>
        </div>
      }
      left={left}
      announcedAt={[60, 30, 10]}
      count={test.questions.length}
      at={timed.at}
      onGo={timed.go}
      state={state}
      submitText={t('skill-test.submit')}
      busy={submit.isPending || timed.isFlushing}
      onSubmit={() => void finish()}
      confirm={
        unanswered > 0
          ? {
              title: t('skill-test.confirm.title'),
              text: t('skill-test.confirm.text', { count: unanswered }),
              cancelText: t('skill-test.confirm.cancel'),
            }
          : null
      }
    >
      {(at) => {
        const question = test.questions[at];
        return (
          question && (
            <>
              <QuestionText question={question} />
              <div className="mt-4">
                <AnswerField
                  key={question.place}
                  question={question}
                  answer={answers[at] ?? null}
                  onChange={(answer) => change(at, answer)}
                  onPaste={(length) => addPaste(at, length)}
                />
              </div>
              {(question.kind === 'function' || question.kind === 'sql') && (
                <RunPanel
                  key={`run ${question.place}`}
                  run={() =>
                    api.skillTest.runAnswer.call({
                      attemptId: test.id,
                      place: question.place,
                      answer: answers[at] ?? question.starter,
                    })
                  }
                />
              )}
            </>
          )
        );
      }}
    </TimedTest>
  );
}

const withAnswer = (
  test: RunningTest,
  place: number,
  saved: { answer: string; version: number },
): RunningTest => ({
  ...test,
  questions: test.questions.map((each) => (each.place === place ? { ...each, ...saved } : each)),
});
