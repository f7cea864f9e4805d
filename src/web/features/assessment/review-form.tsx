import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewedSitting, SittingReview } from '#contract/assessment-sitting.ts';
import {
  type AnswerScore,
  findReviewProblem,
  maxQuote,
  maxScoreNote,
} from '#domain/assessment/review.ts';
import { scores as scoreValues } from '#domain/scorecard/scorecard.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { RestoredNotice } from '#web/lib/restored-notice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useReviewDraft } from './use-review-draft.ts';

type Row = Omit<AnswerScore, 'score' | 'quotes'> & {
  /** Empty until something is chosen. */
  score: '' | 'unknown' | `${1 | 2 | 3 | 4}`;
  quote: string;
};
type Props = {
  sittingId: string;
  answers: ReviewedSitting['answers'];
  own: SittingReview | null;
};

/** The reader's own judgment, criterion by criterion, each with a quote or a note. */
export function ReviewForm({ sittingId, answers, own }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(answers, own));
  const [isRestored, setRestored] = useState(false);
  const draft = useReviewDraft<Row>({
    sittingId,
    version: own?.version ?? 0,
    start: rowsOf(answers, own),
    onFound: (found) => {
      setRows(found);
      setRestored(true);
    },
  });
  const [problem, setProblem] = useState<ReturnType<typeof findReviewProblem>>(null);
  const submit = useMutation({
    mutationFn: (scores: AnswerScore[]) =>
      api.assessment.submitReview.call({ sittingId, version: own?.version ?? 0, scores }),
    onSuccess: async () => {
      draft.forget();
      setRestored(false);
      toast({ title: t('assessment.review.saved'), tone: 'success' });
      await cache.invalidateQueries({ queryKey: api.assessment.key() });
    },
  });
  const set = (row: Row, changes: Partial<Row>) => {
    const next = rows.map((each) => (each === row ? { ...each, ...changes } : each));
    setRows(next);
    draft.keep(next);
    setProblem(null);
  };
  const send = () => {
    const scores = rows
      .filter(({ score }) => score !== '')
      .map(({ place, criterion, score, quote, note }) => ({
        place,
        criterion,
        score: score === 'unknown' ? null : Number(score),
        quotes: quote === '' ? [] : [quote],
        note,
      }));
    const found = findReviewProblem(
      scores,
      answers.map((each) => ({ ...each, isRecorded: each.recording !== null })),
    );
    setProblem(found);
    if (found) document.getElementById(idOf(found))?.scrollIntoView({ block: 'center' });
    else submit.mutate(scores);
  };
  return (
    <Card
      title={t(own ? 'assessment.review.edit' : 'assessment.review.title')}
      description={t('assessment.review.help')}
    >
      <div className="flex flex-col gap-6">
        {isRestored && (
          <RestoredNotice
            onDiscard={() => {
              draft.forget();
              setRows(rowsOf(answers, own));
              setRestored(false);
            }}
          />
        )}
        {rows.map((row) => {
          const { place, criterion } = row;
          const help = answers
            .find((each) => each.place === place)
            ?.criteria.find(({ name }) => name === criterion)?.help;
          const isMissing = problem?.place === place && problem.criterion === criterion;
          return (
            <div key={`${place} ${criterion}`} id={idOf(row)} className="flex flex-col gap-3">
              <RadioGroup
                name={idOf(row)}
                legend={t('common.labeled', {
                  label: t('assessment.editor.question', { number: place + 1 }),
                  value: criterion,
                })}
                help={help ?? undefined}
                value={row.score}
                onValueChange={(score) => set(row, { score: score as Row['score'] })}
                error={isMissing ? t(`assessment.review.problem.${problem.problem}`) : undefined}
                options={[
                  ...scoreValues.map((value) => ({
                    value: String(value),
                    label: t(`assessment.review.scale.${value}`),
                  })),
                  { value: 'unknown', label: t('assessment.review.unknown') },
                ]}
              />
              <div className="grid gap-3 sm:grid-cols-2">
                <Field
                  label={t('assessment.review.quote')}
                  help={t('assessment.review.quote-help')}
                >
                  <Input
                    value={row.quote}
                    maxLength={maxQuote}
                    autoComplete="off"
                    onChange={({ target }) => set(row, { quote: target.value })}
                  />
                </Field>
                <Field label={t('dashboard.note')}>
                  <Input
                    value={row.note}
                    maxLength={maxScoreNote}
                    autoComplete="off"
                    onChange={({ target }) => set(row, { note: target.value })}
                  />
                </Field>
              </div>
            </div>
          );
        })}
        {submit.isError && (
          <Callout tone="danger" live>
            {t(callFailure(submit.error))}
          </Callout>
        )}
        <Button variant="primary" className="self-start" busy={submit.isPending} onClick={send}>
          {t('assessment.review.submit')}
        </Button>
      </div>
    </Card>
  );
}

const idOf = ({ place, criterion }: { place: number; criterion: string }) =>
  `score-${place}-${criterion.replaceAll(/\s+/gu, '-')}`;

const rowsOf = (answers: ReviewedSitting['answers'], own: SittingReview | null): Row[] =>
  answers.flatMap(({ place, criteria }) =>
    criteria.map(({ name: criterion }): Row => {
      const ownScore = own?.scores.find(
        (each) => each.place === place && each.criterion === criterion,
      );
      return {
        place,
        criterion,
        score:
          ownScore === undefined ? '' : ((ownScore.score?.toString() ?? 'unknown') as Row['score']),
        quote: ownScore?.quotes[0] ?? '',
        note: ownScore?.note ?? '',
      };
    }),
  );
