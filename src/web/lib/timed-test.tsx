import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Progress } from '#web/ui/progress.tsx';
import type { SaveState } from './answer-saver.ts';
import { useTexts } from './texts.tsx';

type Props = {
  headingId: string;
  heading: ReactNode;
  /** Seconds, and when a screen reader announces them. */
  left: number;
  /** Shown in place of the countdown. */
  deadline?: string | undefined;
  /** Keeps the student at the question, while an answer is recorded. */
  locked?: boolean;
  announcedAt: readonly number[];
  count: number;
  /** The question that is shown. */
  at: number;
  onGo: (at: number) => void;
  state: SaveState;
  submitText: string;
  busy: boolean;
  onSubmit: () => void;
  /** Asked before the answers are submitted; null when nothing is left to do. */
  confirm: { title: string; text: string; cancelText: string } | null;
  children: (at: number) => ReactNode;
};

const hurrySeconds = 20;

/** A test with one question at a time and the time that is left. */
export function TimedTest({ headingId, heading, left, announcedAt, count, ...props }: Props) {
  const {
    deadline,
    locked = false,
    at,
    onGo,
    state,
    submitText,
    busy,
    onSubmit,
    confirm,
    children,
  } = props;
  const t = useTexts();
  const article = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const announced = announcedAt.find((seconds) => left <= seconds && left > seconds - 5);
  const go = (to: number) => {
    flushSync(() => onGo(to));
    article.current?.querySelector('h3')?.focus();
  };
  const submit = () => {
    setAsking(false);
    onSubmit();
  };
  return (
    <section aria-labelledby={headingId} className="mx-auto w-full max-w-3xl min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {heading}
        {deadline !== undefined && <p className="text-13 text-ink-muted">{deadline}</p>}
        <p
          hidden={deadline !== undefined}
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
          {announced !== undefined && t('skill-test.time-said', { seconds: announced })}
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
      <article ref={article} className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        {children(at)}
        <p role="status" className="mt-3 min-h-5 text-13 text-ink-muted">
          {state === 'failed'
            ? t('skill-test.save-failed')
            : state !== 'idle' && t(`skill-test.${state}`)}
        </p>
      </article>
      <div data-keep-clear="" className="mt-4 flex justify-between gap-3">
        <Button disabled={at === 0 || locked} onClick={() => go(at - 1)}>
          {t('skill-test.previous')}
        </Button>
        {at === count - 1 ? (
          <Button
            variant="primary"
            busy={busy}
            disabled={locked}
            onClick={() => (confirm ? setAsking(true) : submit())}
          >
            {submitText}
          </Button>
        ) : (
          <Button variant="primary" disabled={locked} onClick={() => go(at + 1)}>
            {t('skill-test.next')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={submit}
        title={confirm?.title}
        description={confirm?.text}
        confirmText={submitText}
        cancelText={confirm?.cancelText}
        tone="primary"
        busy={busy}
      />
    </section>
  );
}
