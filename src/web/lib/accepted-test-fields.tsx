import {
  type AcceptedTest,
  acceptedMonths,
  scoreOfLevel,
  type TestLevel,
  testLevels,
} from '#domain/assessment/accepted-test.ts';
import { type TestDomain, testDomains } from '#domain/skill-test/skill-test.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';

type Props = {
  accepts: AcceptedTest | null;
  levels?: readonly TestLevel[];
  legend: string;
  mark?: string;
  /** Said when no test is chosen. */
  none: string;
  nameOf: (domain: TestDomain) => string;
  onChange: (accepts: AcceptedTest | null) => void;
};

/** A skill test, its lowest level and its greatest age. The page needs the texts 'accepted-test'. */
export function AcceptedTestFields({
  accepts,
  levels = testLevels,
  legend,
  mark,
  none,
  nameOf,
  onChange,
}: Props) {
  const t = useTexts();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1 text-13 font-medium text-ink">
        {legend}
        {mark && <span className="ms-0.5 font-normal text-ink-subtle"> {mark}</span>}
      </legend>
      <Field label={t('accepted-test.domain')}>
        <Select
          value={accepts?.domain ?? ''}
          placeholder={none}
          onChange={({ target }) => {
            const domain = testDomains.find((each) => each === target.value);
            onChange(
              domain ? { domain, level: accepts?.level ?? 2, months: accepts?.months ?? 6 } : null,
            );
          }}
          options={optionsOf(testDomains, nameOf)}
        />
      </Field>
      {accepts && (
        <>
          <Field label={t('accepted-test.level')}>
            <Select
              value={accepts.level}
              onChange={({ target }) => {
                const level = levels.find((each) => String(each) === target.value);
                if (level) onChange({ ...accepts, level });
              }}
              options={levels.map((level) => ({
                value: String(level),
                label: t('accepted-test.level-from', { level, score: scoreOfLevel(level) }),
              }))}
            />
          </Field>
          <Field label={t('accepted-test.age')}>
            <Select
              value={accepts.months}
              onChange={({ target }) => {
                const months = acceptedMonths.find((each) => String(each) === target.value);
                if (months) onChange({ ...accepts, months });
              }}
              options={acceptedMonths.map((count) => ({
                value: String(count),
                label: t('accepted-test.months', { count }),
              }))}
            />
          </Field>
        </>
      )}
    </fieldset>
  );
}
