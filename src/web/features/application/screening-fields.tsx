import type { PostingDetails } from '#contract/posting.ts';
import { maxQuestionLength, type ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { useFormState } from '#web/lib/form.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { optionsOf } from '#web/ui/options-of.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { answerName } from './application-problems.ts';

/** The posting's questions, each with the input that its answer type needs. */
export function ScreeningFields({
  posting,
}: {
  posting: Pick<PostingDetails, 'companyName' | 'questions'>;
}) {
  const t = useTexts();
  if (posting.questions.length === 0) return null;
  return (
    <section className="flex flex-col gap-5 border-t border-line pt-5 text-14">
      <h3 className="text-16 font-semibold wrap-anywhere">
        {t('apply.form.questions', { company: posting.companyName })}
      </h3>
      {posting.questions.map((question) => (
        <Answer key={question.id} question={question} name={answerName(question.id)} />
      ))}
    </section>
  );
}

type AnswerProps = { question: ScreeningQuestion; name: string };

function Answer({ question, name }: AnswerProps) {
  const t = useTexts();
  const countText = useCountText();
  const { kind, required } = question;
  if (kind === 'choice' || kind === 'yes-no') return <Choice question={question} name={name} />;
  const mark = required ? undefined : t('common.optional');
  const field = { name, id: name, label: question.text, required, mark };
  return kind === 'number' ? (
    <TextField
      {...field}
      help={t('apply.form.number-help')}
      inputMode="decimal"
      autoComplete="off"
    />
  ) : (
    <TextareaField {...field} rows={3} most={maxQuestionLength.answer} countText={countText} />
  );
}

function Choice({ question, name }: AnswerProps) {
  const t = useTexts();
  const { control, errorOf } = useFormState();
  const { defaultValue } = control(name);
  const problem = errorOf(name);
  const answers =
    question.kind === 'yes-no'
      ? [
          { value: 'yes', label: t('common.yes') },
          { value: 'no', label: t('common.no') },
        ]
      : optionsOf(question.options, (option) => option);
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
        defaultValue={question.required && defaultValue === '' ? undefined : defaultValue}
        error={problem}
        aria-invalid={problem ? true : undefined}
      />
    </div>
  );
}
