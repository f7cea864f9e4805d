import type { TestQuestion } from '#contract/skill-test.ts';
import {
  maxAnswerLength,
  maxTextAnswerLength,
  maxAnswerWords,
} from '#domain/skill-test/skill-test.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Props = {
  question: Pick<TestQuestion, 'kind' | 'place' | 'options' | 'starter'>;
  /** Null while the question is untouched: only then it shows what an answer begins with. */
  answer: string | null;
  onChange: (answer: string) => void;
  onPaste: (length: number) => void;
};

export function AnswerField({ question, answer, onChange, onPaste }: Props) {
  const t = useTexts();
  const { kind, place, options, starter } = question;
  if (kind === 'choice') {
    return (
      <RadioGroup
        name={`answer-${place}`}
        legend={t('skill-test.choose-answer')}
        value={answer ?? ''}
        onValueChange={onChange}
        options={(options ?? []).map((option) => ({ value: option, label: option }))}
      />
    );
  }
  const isCode = kind === 'function' || kind === 'sql';
  return (
    <Field
      label={t('skill-test.your-answer')}
      help={t(`skill-test.${kind}-help`, { count: maxAnswerWords })}
    >
      <Textarea
        value={answer ?? (isCode ? starter : '')}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => onPaste(event.clipboardData.getData('text').length)}
        // After a reload a browser would put another question's answer back here.
        autoComplete="off"
        rows={isCode ? 12 : kind === 'output' ? 6 : 2}
        maxLength={kind === 'text' ? maxTextAnswerLength : maxAnswerLength}
        spellCheck={kind === 'text'}
        autoCapitalize={kind === 'text' ? undefined : 'off'}
        className={kind === 'text' ? undefined : 'font-mono text-13'}
      />
    </Field>
  );
}
