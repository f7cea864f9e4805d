import {
  answerTimes,
  defaultAnswerTime,
  type PracticeMode,
} from '#domain/practice/practice-options.ts';
import { useFormState } from '#web/lib/form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

export const startingMode = { mode: 'study', answerSeconds: String(defaultAnswerTime) };

/** Study or real mode, and the time for each question of the latter. */
export function ModeFields({ mode }: { mode: string | undefined }) {
  const t = useTexts();
  const { control } = useFormState();
  const { name } = control('mode');
  return (
    <>
      <RadioGroup
        name={name}
        look="cards"
        legend={t('practice.mode.label')}
        defaultValue={startingMode.mode}
        options={(['study', 'real'] as const).map((value) => ({
          value,
          label: t(`practice.mode.${value}`),
          description: t(`practice.mode.${value}-text`),
        }))}
      />
      {mode === 'real' && (
        <SelectField
          name="answerSeconds"
          label={t('practice.answer-time')}
          options={answerTimes.map((seconds) => ({
            value: String(seconds),
            label: t('practice.minutes', { minutes: seconds / 60 }),
          }))}
        />
      )}
    </>
  );
}

/** What the fields above say, as the API wants it. */
export function modeIn(values: Readonly<Record<string, string>>) {
  const mode: PracticeMode = values['mode'] === 'real' ? 'real' : 'study';
  const time = answerTimes.find((each) => String(each) === values['answerSeconds']);
  return { mode, answerSeconds: mode === 'real' ? (time ?? defaultAnswerTime) : null };
}
