import {
  type AcceptedTest,
  acceptedMonths,
  scoreOfLevel,
  testLevels,
} from '#domain/assessment/accepted-test.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';

type Props = { accepts: AcceptedTest | null; onChange: (accepts: AcceptedTest | null) => void };

/** A passed skill test that candidates may give instead. */
export function AcceptsFields({ accepts, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="mb-1 text-13 font-medium text-ink">
        {t('assessment.accepts.legend')}
      </legend>
      <Field label={t('assessment.accepts.domain')}>
        <Select
          value={accepts?.domain ?? ''}
          placeholder={t('assessment.accepts.none')}
          onChange={({ target }) => {
            const domain = testDomains.find((each) => each === target.value);
            onChange(domain ? { level: 2, months: 6, ...accepts, domain } : null);
          }}
          options={optionsOf(testDomains, (value) => t(`skill-test.domains.${value}`))}
        />
      </Field>
      {accepts && (
        <>
          <Field label={t('assessment.accepts.level')}>
            <Select
              value={accepts.level}
              onChange={({ target }) => {
                const level = testLevels.find((each) => String(each) === target.value);
                if (level) onChange({ ...accepts, level });
              }}
              options={testLevels.map((level) => ({
                value: String(level),
                label: t('assessment.accepts.level-from', { level, score: scoreOfLevel(level) }),
              }))}
            />
          </Field>
          <Field label={t('assessment.accepts.age')}>
            <Select
              value={accepts.months}
              onChange={({ target }) => {
                const months = acceptedMonths.find((each) => String(each) === target.value);
                if (months) onChange({ ...accepts, months });
              }}
              options={acceptedMonths.map((count) => ({
                value: String(count),
                label: t('assessment.accepts.months', { count }),
              }))}
            />
          </Field>
        </>
      )}
    </fieldset>
  );
}
