import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { practiceFields, practiceSetFields } from '#domain/practice/practice-fields.ts';
import { type randomKinds, practiceCounts } from '#domain/practice/practice-options.ts';
import { experienceLevels, questionDomains } from '#domain/question/question-options.ts';
import { type Api, api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { oneOf } from '#web/lib/one-of.ts';
import { QuestionFields } from '#web/lib/question-fields.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { sessionLink } from './practice-paths.ts';
import { quotaQuery } from './quota-note.tsx';
import { ModeFields, modeIn, startingMode } from './start-fields.tsx';

export const lastSessionQuery = (over: Api = api) => over.practice.listSessions.query({ limit: 1 });

/** Starts a session of one kind, as the last one was unless the student chooses another field. */
export function StartForm({ kind }: { kind: (typeof randomKinds)[number] }) {
  const t = useTexts();
  const start = useStart();
  const [last] = useSuspenseQuery(lastSessionQuery()).data.items;
  const form = useForm({
    initial: {
      domain: last?.domain ?? '',
      experienceLevel: last?.experienceLevel ?? '',
      questionCount: '3',
      ...startingMode,
    },
    fields: practiceFields,
    submit: (values, { context }) =>
      api.practice.createSession.call(
        {
          kind,
          domain: oneOf(questionDomains, values['domain']),
          experienceLevel: oneOf(experienceLevels, values['experienceLevel']),
          questionCount: oneOf(practiceCounts, Number(values['questionCount'])),
          ...modeIn(values),
        },
        { context },
      ),
    ...start,
  });
  return (
    <Card as="section" className="max-w-text">
      <Form form={form} className="grid gap-5 sm:grid-cols-2">
        <QuestionFields />
        <div className="sm:col-span-2">
          <SelectField
            name="questionCount"
            label={t('question.count')}
            options={practiceCounts.map((count) => ({
              value: String(count),
              label: t('question.count-option', { count }),
            }))}
          />
        </div>
        <div className="grid gap-5 sm:col-span-2">
          <ModeFields mode={form.values['mode']} />
        </div>
        <StartButton />
      </Form>
    </Card>
  );
}

/** Starts a session with the questions of a set. */
export function StartSetForm({ setId }: { setId: string }) {
  const start = useStart();
  const form = useForm({
    initial: startingMode,
    fields: practiceSetFields,
    submit: (values, { context }) =>
      api.practice.createFromSet.call({ setId, ...modeIn(values) }, { context }),
    ...start,
  });
  return (
    <Card as="section" className="max-w-text">
      <Form form={form} className="grid gap-5">
        <ModeFields mode={form.values['mode']} />
        <StartButton />
      </Form>
    </Card>
  );
}

function StartButton() {
  const t = useTexts();
  const { limit, used } = useSuspenseQuery(quotaQuery()).data;
  return (
    <SubmitButton disabled={limit !== null && used >= limit} className="justify-self-start">
      {t('practice.start')}
    </SubmitButton>
  );
}

function useStart() {
  const t = useTexts();
  const navigate = useNavigate();
  return {
    changes: api.practice.key(),
    onDone: ({ id }: { id: string }) => void navigate(sessionLink(id)),
    failedTitle: t('practice.start-failed'),
  };
}
