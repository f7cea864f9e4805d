import { useQueryClient } from '@tanstack/react-query';
import type { Scorecards } from '#contract/scorecard.ts';
import { lengthOf } from '#domain/fields.ts';
import type { Refusal } from '#domain/refusals.ts';
import { maxEvidenceLength, maxSummaryLength, scores } from '#domain/scorecard/scorecard.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton, useFormState } from '#web/lib/form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCriterionTexts } from './use-criterion-texts.ts';

type ScorecardFormProps = {
  applicationId: string;
  criteria: Scorecards['criteria'];
  /** The newest version, to be replaced by another one. */
  own: Scorecards['own'];
  onClose: () => void;
};

/** A score and its evidence for each criterion. The draft stays in this tab until it is submitted. */
export function ScorecardForm({ applicationId, criteria, own, onClose }: ScorecardFormProps) {
  const t = useTexts();
  const countText = useCountText();
  const cache = useQueryClient();
  const { shown } = useCriterionTexts();
  const before = new Map(own?.scores.map((each) => [each.criterion, each]));
  const initial: FormValues = { summary: own?.summary ?? '' };
  const longest: Record<string, number> = { summary: maxSummaryLength };
  for (const [at, { name }] of criteria.entries()) {
    initial[`score-${at}`] = String(before.get(name)?.score ?? '');
    initial[`evidence-${at}`] = before.get(name)?.evidence ?? '';
    longest[`evidence-${at}`] = maxEvidenceLength;
  }
  const form = useForm({
    initial,
    longest,
    draft: `scorecard-${applicationId}-${own?.version ?? 0}`,
    validate: (values) => findProblems(values, criteria.length),
    textOf: (refusal) =>
      ({
        ANSWER_REQUIRED: t('scorecard.form.score-missing'),
        FIELDS_REQUIRED: t('scorecard.form.evidence-missing'),
        TEXT_TOO_LONG: t('scorecard.form.too-long'),
      })[refusal as string],
    submit: (values, { context }) =>
      api.scorecard.submit.call(
        {
          applicationId,
          version: own?.version ?? 0,
          summary: values['summary']?.trim() || null,
          scores: criteria.map(({ name }, at) => ({
            criterion: name,
            score: Number(values[`score-${at}`]),
            evidence: values[`evidence-${at}`]?.trim() ?? '',
          })),
        },
        { context },
      ),
    changes: api.scorecard.key(),
    onDone: async () => {
      // A blind review ends here: the lists may show the name now.
      await cache.invalidateQueries({ queryKey: api.application.key() });
      onClose();
      toast({ title: t('scorecard.submitted'), tone: 'success' });
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-6">
      <div>
        <h3 className="text-14 font-semibold">{t('scorecard.form.title')}</h3>
        {own === null && <p className="mt-1 text-13 text-ink-muted">{t('scorecard.none.text')}</p>}
      </div>
      {criteria.map(shown).map(({ name, help }, at) => (
        <section key={name} className="flex flex-col gap-3">
          <div>
            <h4 className="text-14 font-medium wrap-anywhere">{name}</h4>
            {help && <p className="text-13 wrap-anywhere text-ink-muted">{help}</p>}
          </div>
          <ScoreField name={`score-${at}`} criterion={name} />
          <TextareaField
            name={`evidence-${at}`}
            label={t('scorecard.form.evidence')}
            help={t('scorecard.form.evidence-help')}
            required
            rows={2}
            countText={countText}
          />
        </section>
      ))}
      <TextareaField
        name="summary"
        label={t('scorecard.form.summary')}
        mark={t('common.optional')}
        rows={3}
        countText={countText}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>
          {t(own === null ? 'scorecard.form.submit' : 'scorecard.form.submit-again')}
        </SubmitButton>
        {own !== null && (
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        )}
        <p className="text-13 text-ink-muted">{t('scorecard.form.draft')}</p>
      </div>
    </Form>
  );
}

function ScoreField({ name, criterion }: { name: string; criterion: string }) {
  const t = useTexts();
  const { control, errorOf } = useFormState();
  const { defaultValue } = control(name);
  return (
    <RadioGroup
      name={name}
      look="segmented"
      legend={t('scorecard.form.score', { criterion })}
      hideLegend
      required
      defaultValue={defaultValue}
      error={errorOf(name)}
      options={scores.map((score) => ({
        value: String(score),
        label: t(`scorecard.form.scale.${score}`),
      }))}
    />
  );
}

function findProblems(values: FormValues, count: number): Record<string, Refusal> {
  const problems: Record<string, Refusal> = {};
  for (let at = 0; at < count; at += 1) {
    const evidence = values[`evidence-${at}`]?.trim() ?? '';
    if (!values[`score-${at}`]) problems[`score-${at}`] = 'ANSWER_REQUIRED';
    if (evidence === '') problems[`evidence-${at}`] = 'FIELDS_REQUIRED';
    else if (lengthOf(evidence) > maxEvidenceLength) problems[`evidence-${at}`] = 'TEXT_TOO_LONG';
  }
  if (lengthOf(values['summary']?.trim() ?? '') > maxSummaryLength)
    problems['summary'] = 'TEXT_TOO_LONG';
  return problems;
}
