import type { PostingDetails } from '#contract/posting.ts';
import { longestQuestion, type ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { answerName, type Problems } from './application-problems.ts';

type Values = Record<string, string>;

/** The posting's questions, each in the kind of field that its answer asks for. */
export function ScreeningFields({
  posting,
  values,
  problems,
  onAnswer,
}: {
  posting: Pick<PostingDetails, 'companyName' | 'questions'>;
  values: Values;
  problems: Problems;
  onAnswer: (name: string) => void;
}) {
  const t = useTexts();
  if (posting.questions.length === 0) return null;
  return (
    <section className="flex flex-col gap-5 border-t border-line pt-5 text-14">
      <h3 className="text-16 font-semibold wrap-anywhere">
        {t('apply.form.questions', { company: posting.companyName })}
      </h3>
      {posting.questions.map((question) => {
        const name = answerName(question.id);
        return (
          <Answer
            key={question.id}
            question={question}
            name={name}
            value={values[name] ?? ''}
            problem={problems[name]}
            onAnswer={() => onAnswer(name)}
          />
        );
      })}
    </section>
  );
}

type AnswerProps = {
  question: ScreeningQuestion;
  name: string;
  value: string;
  problem: string | undefined;
  onAnswer: () => void;
};

function Answer(props: AnswerProps) {
  const t = useTexts();
  const format = useFormat();
  const { question, name, value, problem, onAnswer } = props;
  const { kind, required } = question;
  if (kind === 'choice' || kind === 'yes-no') return <Choice {...props} />;
  const mark = required ? undefined : t('apply.form.optional');
  return (
    <Field
      label={question.text}
      id={name}
      required={required}
      mark={mark}
      error={problem}
      help={kind === 'number' ? t('apply.form.number-help') : undefined}
    >
      {kind === 'number' ? (
        <Input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          onChange={onAnswer}
        />
      ) : (
        <Textarea
          name={name}
          rows={3}
          defaultValue={value}
          onChange={onAnswer}
          most={longestQuestion.answer}
          countText={(used, most) =>
            t('apply.form.cover-count', { used: format.number(used), most: format.number(most) })
          }
        />
      )}
    </Field>
  );
}

function Choice({ question, name, value, problem, onAnswer }: AnswerProps) {
  const t = useTexts();
  const answers =
    question.kind === 'yes-no'
      ? [
          { value: 'yes', label: t('apply.form.yes') },
          { value: 'no', label: t('apply.form.no') },
        ]
      : question.options.map((option) => ({ value: option, label: option }));
  const options = question.required
    ? answers
    : [...answers, { value: '', label: t('apply.form.no-answer') }];
  return (
    <div id={name} tabIndex={-1}>
      <RadioGroup
        name={name}
        legend={question.text}
        required={question.required}
        options={options}
        defaultValue={question.required && value === '' ? undefined : value}
        error={problem}
        aria-invalid={problem ? true : undefined}
        onValueChange={onAnswer}
      />
    </div>
  );
}
