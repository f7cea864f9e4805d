import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PracticeAnswer, PracticeSession } from '#contract/practice.ts';
import { usageMonth } from '#domain/plan/usage-month.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { usePlanLimitText } from '#web/lib/plan-limit.ts';
import { PointsToCover } from '#web/lib/points-to-cover.tsx';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { AnswerTimer } from './answer-timer.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { useUtcDay } from './quota-note.tsx';
import { useAutosave } from './use-autosave.ts';

/** A session that runs: one question at a time. */
export function OpenSession({ session }: { session: PracticeSession }) {
  const t = useTexts();
  const { answers } = session;
  const [at, setAt] = useState(() => firstOpen(session));
  const answer = answers[at];
  const isLast = at === answers.length - 1;
  const change = useSessionChange(session.id);
  /** Saves the answer on the screen; false if the page must not be left. */
  const flushRef = useRef<() => Promise<boolean>>(async () => true);
  const finish = async () => {
    if (await flushRef.current())
      change.mutate(() => api.practice.finishSession.call({ sessionId: session.id }));
  };
  if (!answer) return null;
  const isWaiting = session.mode === 'real' && answer.endsAt === null;
  const goTo = async (place: number) => {
    if (!(await flushRef.current())) return;
    change.reset();
    setAt(place);
  };
  const shared = {
    session,
    answer,
    change,
    isLast,
    flushRef,
    onNext: () => void (isLast ? finish() : goTo(at + 1)),
  };
  return (
    <div className="max-w-[48rem]">
      <Progress
        label={t('practice.progress')}
        hideLabel
        value={at + 1}
        max={answers.length}
        valueText={t('practice.place', { number: at + 1, count: answers.length })}
      />
      <div className="mt-4">
        {isWaiting ? (
          <WaitingQuestion key={answer.position} {...shared} number={at + 1} />
        ) : (
          <OpenQuestion key={answer.position} {...shared} />
        )}
      </div>
      <Failure error={change.error} now={session.now} />
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        {session.mode === 'study' && at > 0 ? (
          <Button variant="ghost" onClick={() => void goTo(at - 1)}>
            {t('practice.previous')}
          </Button>
        ) : (
          <span />
        )}
        {!isLast && (
          <Button variant="ghost" busy={change.isPending} onClick={() => void finish()}>
            {t('practice.finish-early')}
          </Button>
        )}
      </div>
    </div>
  );
}

type SessionChange = ReturnType<typeof useSessionChange>;

function useSessionChange(sessionId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (call: () => Promise<PracticeSession>) => call(),
    onSuccess: (session) => {
      cache.setQueryData(api.practice.findSession.queryKey({ input: { sessionId } }), session);
      const { loadQuota, listSessions, loadProgress } = api.practice;
      void invalidate(cache, loadQuota, listSessions, loadProgress);
      if (session.finishedAt !== null) window.scrollTo({ top: 0 });
    },
  });
}

type Shared = {
  session: PracticeSession;
  answer: PracticeAnswer;
  change: SessionChange;
  isLast: boolean;
  flushRef: RefObject<() => Promise<boolean>>;
  onNext: () => void;
};

/** Real mode: the question shows when its timer starts. */
function WaitingQuestion({ session, answer, change, number }: Shared & { number: number }) {
  const t = useTexts();
  const place = { sessionId: session.id, position: answer.position };
  return (
    <Card padding="lg" className="text-center">
      <h2 className="text-20 font-semibold">{t('practice.ready', { number })}</h2>
      <p className="mt-1 text-14 text-ink-muted">
        {t('practice.ready-text', { minutes: (session.answerSeconds ?? 0) / 60 })}
      </p>
      <Button
        variant="primary"
        className="mt-5"
        busy={change.isPending}
        onClick={() => change.mutate(() => api.practice.startAnswer.call(place))}
      >
        {t('practice.start-question', { number })}
      </Button>
    </Card>
  );
}

function OpenQuestion({ session, answer, change, isLast, flushRef, onNext }: Shared) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const autosave = useAutosave(session.id, answer);
  const [isChanging, setChanging] = useState(false);
  const isReal = session.mode === 'real';
  const isDone = answer.submittedAt !== null && !isChanging;
  useEffect(() => heading.current?.focus(), []);
  const saved = async () => {
    const state = await autosave.flush();
    // After the end of its time an answer stays as it was stored.
    return state === 'saved' || state === 'late';
  };
  useEffect(() => {
    flushRef.current = saved;
    return () => {
      flushRef.current = async () => true;
    };
  });
  const submit = async () => {
    if (!(await saved())) return;
    change.mutate(
      () =>
        api.practice.submitAnswer.call({
          sessionId: session.id,
          position: answer.position,
          version: autosave.versionOf(),
        }),
      {
        onSuccess: () => {
          setChanging(false);
          if (isReal) onNext();
        },
      },
    );
  };
  const timeUp = () => {
    if (isDone) return;
    toast({ title: t('practice.time-up'), tone: 'neutral' });
    void submit();
  };
  const isEmpty = autosave.draft.text.trim() === '';
  return (
    <Card as="article" padding="lg">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={answer.type === 'behavioral' ? 'accent' : 'info'}>
          {t.has(`question.types.${answer.type}`)
            ? t(`question.types.${answer.type}` as 'question.types.technical')
            : answer.type}
        </Badge>
        {isReal && answer.endsAt && !isDone && (
          <AnswerTimer now={session.now} endsAt={answer.endsAt} onEnd={timeUp} />
        )}
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-3 text-20 font-medium wrap-anywhere text-ink focus-visible:outline-none"
      >
        {answer.question}
      </h2>
      {!isReal && (
        <div className="mt-2">
          <PointsToCover points={answer.points} />
        </div>
      )}
      <div className="mt-5">
        {isDone ? (
          <>
            <p className="rounded-card bg-hover p-4 text-14 wrap-anywhere whitespace-pre-wrap">
              {answer.text || t('practice.no-answer')}
            </p>
            {answer.feedback && (
              <div className="mt-6">
                <FeedbackView
                  feedback={answer.feedback}
                  remark={answer.modelRemark}
                  text={answer.text}
                />
              </div>
            )}
          </>
        ) : (
          <AnswerEditor sessionId={session.id} answer={answer} autosave={autosave} />
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        {isDone ? (
          <>
            <Button variant="primary" busy={change.isPending} onClick={onNext}>
              {t(isLast ? 'practice.finish' : 'dashboard.next-question')}
            </Button>
            {!isReal && <Button onClick={() => setChanging(true)}>{t('practice.change')}</Button>}
          </>
        ) : (
          <>
            <Button
              variant="primary"
              busy={change.isPending}
              disabled={!isReal && isEmpty}
              onClick={() => void submit()}
            >
              {t(
                isReal
                  ? isLast
                    ? 'practice.finish'
                    : 'dashboard.next-question'
                  : 'practice.get-feedback',
              )}
            </Button>
            {!isReal && !isLast && <Button onClick={onNext}>{t('practice.skip')}</Button>}
          </>
        )}
      </div>
    </Card>
  );
}

function Failure({ error, now }: { error: Error | null; now: Date }) {
  const t = useTexts();
  const dayOf = useUtcDay();
  const limitText = usePlanLimitText();
  if (!error) return null;
  const reached = limitText(error);
  if (reached) {
    const date = dayOf(usageMonth(now).resetsAt);
    return (
      <Callout live tone="warning" className="mt-4" title={reached.title}>
        {t('practice.quota.kept', { date })}
        {t.gap}
        <Link to="/student-dashboard/plan">{t('plan.limit.action')}</Link>
      </Callout>
    );
  }
  return (
    <Callout live tone="danger" className="mt-4">
      {t(callFailure(error))}
    </Callout>
  );
}

function firstOpen({ answers }: PracticeSession): number {
  const open = answers.findIndex(({ submittedAt }) => submittedAt === null);
  return open < 0 ? answers.length - 1 : open;
}
