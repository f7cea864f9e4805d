import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RunningSitting, SittingQuestion } from '#contract/assessment-sitting.ts';
import type { RunOutcome } from '#contract/skill-test.ts';
import { longest } from '#domain/assessment/assessment.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSittingAnswers } from './use-sitting-answers.ts';

/** How the skill tests show questions; provided by another feature. */
export type QuestionParts = {
  text: (question: SittingQuestion) => ReactNode;
  field: (
    question: SittingQuestion,
    answer: string,
    onChange: (answer: string) => void,
  ) => ReactNode;
  run: (run: () => Promise<RunOutcome>) => ReactNode;
};

const hurrySeconds = 20;
const saidSeconds = [300, 60, 30, 10];

/** One question of the section at a time, with the time that is left. */
export function SittingView({ sitting, parts }: { sitting: RunningSitting; parts: QuestionParts }) {
  const t = useTexts();
  const cache = useQueryClient();
  const [at, setAt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const left = useCountdown(sitting);
  const { answers, state, change, flush } = useSittingAnswers(sitting);
  const { id: sittingId, section, questions } = sitting;
  const isLastSection = section.at === section.count - 1;
  const submit = useMutation({
    mutationFn: () => api.assessment.submitSection.call({ sittingId, section: section.at }),
    onSuccess: async ({ running }) => {
      if (running === null) toast({ title: t('assessment.sit.done'), tone: 'success' });
      await cache.invalidateQueries({ queryKey: api.assessment.findOwn.key() });
      await cache.invalidateQueries({ queryKey: api.assessment.listOwn.key() });
      cache.setQueryData(api.assessment.findRunning.queryKey({ input: { sittingId } }), {
        running,
      });
    },
    onError: (error) => showFailure(t, 'assessment.sit.failed', error),
  });
  const finish = async () => {
    setAsking(false);
    if (await flush()) submit.mutate();
    else toast({ title: t('skill-test.save-failed'), tone: 'danger' });
  };
  const onEnd = useEffectEvent(() => {
    if (!submit.isPending && !submit.isSuccess) submit.mutate();
  });
  const onLastSecond = useEffectEvent(() => void flush());
  useEffect(() => {
    if (left === 2) onLastSecond();
    if (left === 0) onEnd();
  }, [left]);
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void flush();
    // After sleep the measured time may have stopped: the server says what is left.
    else void cache.invalidateQueries({ queryKey: api.assessment.findRunning.key() });
  });
  useEffect(() => {
    const listen = () => onReturn();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  const question = questions[at];
  if (!question) return null;
  const go = (to: number) => {
    flushSync(() => setAt(to));
    document.querySelector<HTMLElement>('[data-question] h3')?.focus();
  };
  const isLast = at === questions.length - 1;
  const unanswered = answers.filter((answer) => answer.trim() === '').length;
  const said = saidSeconds.find((seconds) => left <= seconds && left > seconds - 5);
  return (
    <section aria-labelledby="sitting-heading" className="mx-auto w-full max-w-3xl min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sitting-heading" className="min-w-0 text-16 font-semibold wrap-anywhere">
          {section.count > 1
            ? t('assessment.sit.section', {
                number: section.at + 1,
                count: section.count,
                title: section.title,
              })
            : sitting.title}
        </h2>
        <p
          role="timer"
          aria-label={t('skill-test.time-left')}
          className={joinClasses(
            'rounded-control px-2.5 py-1 text-16 font-semibold tabular-nums',
            left <= hurrySeconds ? 'bg-warning-soft text-warning' : 'bg-hover text-ink',
          )}
        >
          {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
        </p>
        <p role="status" className="sr-only">
          {said !== undefined && t('skill-test.time-said', { seconds: said })}
        </p>
      </div>
      <Progress
        label={t('skill-test.progress')}
        hideLabel
        value={at + 1}
        max={questions.length}
        valueText={t('skill-test.place', { number: at + 1, count: questions.length })}
        className="mt-3"
      />
      <article
        data-question=""
        className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        {parts.text(question)}
        <div key={question.place} className="mt-4">
          {question.kind === 'open' ? (
            <OpenField
              question={question}
              answer={answers[at] ?? ''}
              onChange={(answer) => change(at, answer)}
            />
          ) : (
            parts.field(question, answers[at] ?? '', (answer) => change(at, answer))
          )}
        </div>
        {(question.kind === 'function' || question.kind === 'sql') &&
          parts.run(() =>
            api.assessment.runAnswer.call({
              sittingId,
              place: question.place,
              answer: answers[at] || question.starter,
            }),
          )}
        <p role="status" className="mt-3 min-h-5 text-13 text-ink-muted">
          {state === 'failed'
            ? t('skill-test.save-failed')
            : state !== 'idle' && t(`skill-test.${state}`)}
        </p>
      </article>
      <div className="mt-4 flex justify-between gap-3">
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {t('skill-test.previous')}
        </Button>
        {isLast ? (
          <Button
            variant="primary"
            busy={submit.isPending}
            onClick={() => (unanswered > 0 || !isLastSection ? setAsking(true) : void finish())}
          >
            {t(isLastSection ? 'assessment.sit.submit' : 'assessment.sit.next-section')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => go(at + 1)}>
            {t('skill-test.next')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void finish()}
        title={t(isLastSection ? 'assessment.sit.sure' : 'assessment.sit.sure-section')}
        description={t('assessment.sit.sure-text', { count: unanswered })}
        confirmText={t(isLastSection ? 'assessment.sit.submit' : 'assessment.sit.next-section')}
        cancelText={t('assessment.sit.stay')}
        tone="primary"
        busy={submit.isPending}
      />
    </section>
  );
}

function OpenField({
  question,
  answer,
  onChange,
}: {
  question: SittingQuestion;
  answer: string;
  onChange: (answer: string) => void;
}) {
  const t = useTexts();
  return (
    <Field
      label={t('skill-test.your-answer')}
      help={t('assessment.sit.criteria', {
        criteria: question.criteria.map(({ name }) => name).join(', '),
      })}
    >
      <Textarea
        value={answer}
        onChange={(event) => onChange(event.target.value)}
        rows={8}
        maxLength={longest.openAnswer}
      />
    </Field>
  );
}
