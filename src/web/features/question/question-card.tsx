import { Check, Copy } from 'lucide-react';
import type { MarkedQuestion } from '#contract/question.ts';
import { questionMarks } from '#domain/question/question-options.ts';
import { PointsToCover } from '#web/lib/points-to-cover.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QuestionBadges } from './question-badges.tsx';
import { useCopy } from './use-copy.ts';
import { useSetMark } from './use-set-mark.ts';

/** One question of a set, with its number, badges, marks and what a good answer covers. */
export function QuestionCard({ number, question }: { number: number; question: MarkedQuestion }) {
  const t = useTexts();
  const { copied, copy } = useCopy(question.question, t('question.copied-one'));
  const mark = useSetMark(question.id);
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-2">
          <span className="text-13 font-medium text-ink-muted tabular-nums">
            {t('question.number', { number })}
          </span>
          <QuestionBadges type={question.type} difficulty={question.difficulty} />
          {question.writer === 'model' && <Badge>{t('question.by-model')}</Badge>}
        </div>
        <IconButton
          icon={copied ? Check : Copy}
          label={t(copied ? 'question.copied-number' : 'question.copy', { number })}
          size="sm"
          onClick={() => void copy()}
        />
      </div>
      <h3 className="mt-1 max-w-text text-16 font-medium wrap-anywhere text-ink">
        {question.question}
      </h3>
      <div className="mt-1">
        <PointsToCover points={question.points} />
      </div>
      <div
        role="group"
        aria-label={t('question.mark.label', { number })}
        className="mt-4 flex flex-wrap gap-2"
      >
        {questionMarks.map((each) => {
          const isOn = question.mark === each;
          return (
            <Button
              key={each}
              size="sm"
              icon={isOn ? Check : undefined}
              aria-pressed={isOn}
              className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
              onClick={() => mark.mutate(isOn ? null : each)}
            >
              {t(`question.mark.${each}`)}
            </Button>
          );
        })}
      </div>
    </article>
  );
}
