import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questionFields } from '#domain/question/question-fields.ts';
import {
  defaultQuestionCount,
  experienceLevels,
  questionCounts,
  questionDomains,
} from '#domain/question/question-options.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { oneOf } from '#web/lib/one-of.ts';
import { QuestionFields } from '#web/lib/question-fields.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { BasisField } from './basis-field.tsx';
import type { SetRequest, DrawSet } from './use-draw-set.ts';

/** Asks for a set: domain, level and number. The button waits for the first two. */
export function QuestionForm({ last, draw }: { last: SetRequest | null; draw: DrawSet }) {
  const t = useTexts();
  const { isOn } = useSuspenseQuery(api.model.load.query()).data;
  const [asked, setAsked] = useState<{ request: SetRequest; before: SetRequest | null }>();
  // Until the page has the new set, the form stays as it was sent.
  const start = asked !== undefined && asked.before === last ? asked.request : last;
  const form = useForm({
    initial: {
      domain: start?.domain ?? '',
      experienceLevel: start?.experienceLevel ?? '',
      questionCount: String(start?.questionCount ?? defaultQuestionCount),
      basis: start?.basis ?? '',
    },
    fields: questionFields,
    submit: (values) => draw.mutateAsync(setRequestIn(values)),
    onDone: (_, values) => setAsked({ request: setRequestIn(values), before: last }),
    // The mutation has said it.
    onFailed: () => true,
  });
  const isComplete = Boolean(form.values['domain'] && form.values['experienceLevel']);
  return (
    <Card title={t('question.settings')} className="lg:sticky lg:top-20">
      <Form form={form} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <QuestionFields />
        <SelectField
          name="questionCount"
          label={t('question.count')}
          options={questionCounts.map((count) => ({
            value: String(count),
            label: t('question.count-option', { count }),
          }))}
        />
        {isOn && <BasisField last={last?.basis ?? null} />}
        <SubmitButton disabled={!isComplete} className="self-end lg:self-stretch">
          {t('question.generate')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function setRequestIn(values: Readonly<Record<string, string>>): SetRequest {
  const { domain, experienceLevel, questionCount, basis } = values;
  return {
    domain: oneOf(questionDomains, domain),
    experienceLevel: oneOf(experienceLevels, experienceLevel),
    questionCount:
      questionCounts.find((each) => String(each) === questionCount) ?? defaultQuestionCount,
    basis: basis || null,
  };
}
