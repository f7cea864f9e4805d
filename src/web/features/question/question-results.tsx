import type { QuestionSet } from '#contract/question.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { QuestionCard } from './question-card.tsx';
import { SetActions } from './set-actions.tsx';
import type { DrawSet } from './use-draw-set.ts';
import { useQuestionLabels } from './use-question-labels.ts';

type Props = { set: QuestionSet | null; isRemoved: boolean; draw: DrawSet };

/** The set on the page, or why there is none. */
export function QuestionResults({ set, isRemoved, draw }: Props) {
  const t = useTexts();
  const busy = draw.isPending;
  return (
    <section aria-label={t('question.results')} aria-busy={busy} className="min-w-0">
      {/* Always there, so that what it says is spoken. */}
      <p role="status" className="sr-only">
        {busy && t('question.generating')}
      </p>
      {set === null ? (
        <div className="rounded-card border border-dashed border-line-strong">
          {busy ? (
            <Generating className="justify-center px-4 py-20" />
          ) : isRemoved ? (
            <EmptyState title={t('question.removed')} description={t('question.removed-text')} />
          ) : (
            <EmptyState title={t('question.empty-title')} description={t('question.empty')} />
          )}
        </div>
      ) : (
        <Questions key={set.id} set={set} draw={draw} />
      )}
    </section>
  );
}

function Generating({ className }: { className?: string }) {
  const t = useTexts();
  return (
    <p
      aria-hidden="true"
      className={joinClasses('flex items-center gap-2 text-14 text-ink-muted', className)}
    >
      <Spinner size={20} />
      {t('question.generating')}
    </p>
  );
}

function Questions({ set, draw }: { set: QuestionSet; draw: DrawSet }) {
  const t = useTexts();
  const labels = useQuestionLabels();
  const marked = (mark: string) => set.questions.filter((each) => each.mark === mark).length;
  const [known, unsure] = [marked('known'), marked('unsure')];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
            {set.name ?? labels.asked(set)}
            {set.name !== null && <Badge>{t('question.saved')}</Badge>}
          </h2>
          {draw.isPending ? (
            <Generating className="mt-0.5" />
          ) : (
            <p className="mt-0.5 text-13 text-ink-muted">
              {t('question.summary', { count: set.questions.length, known, unsure })}
              {known + unsure === 0 && ` · ${t('question.mark.help')}`}
            </p>
          )}
        </div>
        <SetActions set={set} draw={draw} />
      </div>
      {set.repeated > 0 && (
        <Callout className="mt-4">{t('question.repeated', { count: set.repeated })}</Callout>
      )}
      <ol
        className={joinClasses(
          'mt-4 flex flex-col gap-3 transition-opacity',
          draw.isPending && 'opacity-50',
        )}
      >
        {set.questions.map((question, at) => (
          <li key={question.id}>
            <QuestionCard number={at + 1} question={question} />
          </li>
        ))}
      </ol>
    </>
  );
}
