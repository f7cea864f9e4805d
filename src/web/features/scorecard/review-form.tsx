import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { PostingReview } from '#contract/scorecard.ts';
import { criteriaOf, maxCriterionLength, maxCriteria } from '#domain/scorecard/criteria.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { SwitchField } from '#web/lib/switch-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCriterionTexts } from './use-criterion-texts.ts';

const typedIn = (values: FormValues, rows: readonly number[]) =>
  rows.map((row) => ({
    name: values[`name-${row}`] ?? '',
    help: values[`help-${row}`] ?? '',
  }));

/** Blind first review, and the criteria of a posting's scorecards. */
export function ReviewForm({ review }: { review: PostingReview }) {
  const t = useTexts();
  const { postingId, criteria } = review;
  const { shown, stored } = useCriterionTexts();
  const typed = criteria.map(shown);
  const [rows, setRows] = useState(() => criteria.map((_, at) => at));
  /** Never one that was removed, whose texts would come back. */
  const [nextRow, setNextRow] = useState(criteria.length);
  const initial: FormValues = { isBlind: review.isBlind ? 'on' : '' };
  const longest: Record<string, number> = {};
  for (const row of rows) {
    initial[`name-${row}`] = typed[row]?.name ?? '';
    initial[`help-${row}`] = typed[row]?.help ?? '';
    longest[`name-${row}`] = maxCriterionLength.name;
    longest[`help-${row}`] = maxCriterionLength.help;
  }
  const form = useForm({
    initial,
    longest,
    validate: (values) => {
      const first = `name-${rows[0] ?? 0}`;
      return criteriaOf(typedIn(values, rows)) === null ? { [first]: 'FIELDS_REQUIRED' } : {};
    },
    textOf: (refusal) =>
      refusal === 'FIELDS_REQUIRED' ? t('scorecard.review.missing') : undefined,
    submit: (values, { context }) =>
      api.scorecard.saveReview.call(
        {
          postingId,
          isBlind: Boolean(values['isBlind']),
          criteria: criteriaOf(typedIn(values, rows))?.map(stored) ?? [],
          seen: criteria.map(({ name }) => name),
        },
        { context },
      ),
    changes: api.scorecard.key(),
    onDone: () => void toast({ title: t('scorecard.review.saved'), tone: 'success' }),
  });
  return (
    <Form form={form} className="flex max-w-3xl flex-col gap-6">
      <Card>
        <SwitchField
          name="isBlind"
          label={t('scorecard.review.blind')}
          description={t('scorecard.review.blind-help')}
        />
      </Card>
      <Card>
        <h2 className="text-16 font-semibold">{t('scorecard.review.criteria')}</h2>
        <p className="mt-1 text-13 text-ink-muted">{t('scorecard.review.criteria-help')}</p>
        <ul className="mt-5 flex flex-col gap-5">
          {rows.map((row, at) => (
            <li key={row} className="flex items-start gap-2">
              <div className="grid min-w-0 grow gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
                <TextField
                  name={`name-${row}`}
                  label={t('scorecard.review.name', { place: at + 1 })}
                  autoComplete="off"
                />
                <TextField
                  name={`help-${row}`}
                  label={t('scorecard.review.help')}
                  autoComplete="off"
                />
              </div>
              <IconButton
                icon={X}
                label={t('scorecard.review.remove', { place: at + 1 })}
                className="mt-6"
                aria-disabled={rows.length === 1 || undefined}
                onClick={() => rows.length > 1 && setRows(rows.filter((each) => each !== row))}
              />
            </li>
          ))}
        </ul>
        {rows.length < maxCriteria && (
          <Button
            icon={Plus}
            size="sm"
            className="mt-4"
            onClick={() => {
              setRows([...rows, nextRow]);
              setNextRow(nextRow + 1);
            }}
          >
            {t('dashboard.add-criterion')}
          </Button>
        )}
      </Card>
      <SubmitButton className="self-start">{t('dashboard.save')}</SubmitButton>
    </Form>
  );
}
