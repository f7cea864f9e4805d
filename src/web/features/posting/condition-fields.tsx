import { type AcceptedTest, badgeLevels } from '#domain/assessment/accepted-test.ts';
import { degrees } from '#domain/match/degree.ts';
import { AcceptedTestFields } from '#web/lib/accepted-test-fields.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import type { FieldProblems, TypedPosting } from './typed-posting.ts';

/** Requirements for applicants. Students who don't meet them may apply all the same. */
export function ConditionFields({
  typed,
  problems,
  onBadge,
}: {
  typed: TypedPosting;
  problems: FieldProblems;
  onBadge: (skillBadge: AcceptedTest | null) => void;
}) {
  const t = useTexts();
  const mark = t('common.optional');
  return (
    <Card
      padding="lg"
      title={t('dashboard.eligibility')}
      description={t('posting.editor.conditions-text')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('posting.field.minDegree')} id="minDegree" mark={mark}>
          <Select
            name="minDegree"
            defaultValue={typed.minDegree ?? ''}
            placeholder={t('posting.editor.choose')}
            options={optionsOf(degrees, (value) => t(`posting.degree.${value}`))}
          />
        </Field>
        <div className="self-center">
          <Checkbox
            name="needsPermit"
            label={t('posting.field.needsPermit')}
            description={t('posting.field.needsPermit-help')}
            defaultChecked={typed.needsPermit}
          />
        </div>
        {(['batchFrom', 'batchTo'] as const).map((name) => (
          <Field
            key={name}
            label={t(`posting.field.${name}`)}
            id={name}
            mark={mark}
            help={t('posting.field.batch-help')}
            error={problems[name]}
          >
            <Input
              name={name}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              defaultValue={typed[name]}
            />
          </Field>
        ))}
        <div id="skillBadge" className="sm:col-span-2">
          <AcceptedTestFields
            accepts={typed.skillBadge}
            levels={badgeLevels}
            legend={t('posting.field.skillBadge')}
            mark={mark}
            none={t('posting.editor.choose')}
            nameOf={(domain) => t(`conditions.domains.${domain}`)}
            onChange={onBadge}
          />
        </div>
      </div>
    </Card>
  );
}
