import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RunningTest } from '#contract/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnswerField } from './answer-field.tsx';
import { QuestionText } from './question-text.tsx';
import { RunPanel } from './run-panel.tsx';
import { useAnswers } from './use-answers.ts';
import { useSubmitTest } from './use-submit-test.ts';

const hurrySeconds = 20;
const saidSeconds = [60, 30, 10];

/** One question at a time, with the time that is left. */
export function RunningTestView({ test }: { test: RunningTest }) {
  const t = useTexts();
  const cache = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const left = useCountdown(test);
  const { answers, state, change, addPaste, flush } = useAnswers(test);
  const submit = useSubmitTest(test.id);
  const count = test.questions.length;
  const question = test.questions[at];
  const unanswered = answers.filter((answer) => answer.trim() === '').length;

  const finish = async () => {
    if (await flush()) {
      submit.mutate();
      return;
    }
    setAsking(false);
    toast({
      title: t('skill-test.submit-failed'),
      description: t('skill-test.save-failed'),
      tone: 'danger',
    });
  };
  const onEnd = useEffectEvent(() => {
    if (!submit.isPending && !submit.isSuccess) submit.mutate();
  });
  const onLastSecond = useEffectEvent(() => void flush());
  useEffect(() => {
    if (left === 2) onLastSecond();
    if (left === 0) onEnd();
  }, [left]);
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      void flush();
      void api.skillTest.recordTabSwitch.call({ attemptId: test.id }).catch(() => undefined);
      return;
    }
    // After sleep the measured time may have stopped: the server says what is left.
    void cache.invalidateQueries({ queryKey: api.skillTest.findRunning.key() });
  });
  useEffect(() => {
    const listen = () => onVisibility();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  const go = (to: number) => {
    setAt(to);
    heading.current?.focus();
  };
  if (!question) return null;
  const isLast = at === count - 1;
  const said = saidSeconds.find((seconds) => left <= seconds && left > seconds - 5);
  return (
    <section aria-labelledby="test-heading" className="mx-auto w-full max-w-3xl min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="test-heading" className="text-16 font-semibold">
            {t('skill-test.running', { domain: t(`skill-test.domains.${test.domain}`) })}
          </h2>
          <Badge>{t(test.counts ? 'skill-test.counts' : 'skill-test.practice')}</Badge>
        </div>
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
        max={count}
        valueText={t('skill-test.place', { number: at + 1, count })}
        className="mt-3"
      />
      <article className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        <QuestionText ref={heading} question={question} />
        <div className="mt-4">
          <AnswerField
            key={question.place}
            question={question}
            answer={answers[at] ?? ''}
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
                answer: answers[at] || question.starter,
              })
            }
          />
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
            onClick={() => (unanswered > 0 ? setAsking(true) : void finish())}
          >
            {t('skill-test.submit')}
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
        title={t('skill-test.confirm.title')}
        description={t('skill-test.confirm.text', { count: unanswered })}
        confirmText={t('skill-test.submit')}
        cancelText={t('skill-test.confirm.cancel')}
        tone="primary"
        busy={submit.isPending}
      />
    </section>
  );
}
