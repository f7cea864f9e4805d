import { longestContent } from '#domain/posting/posting-content.ts';
import {
  postingCategories,
  postingLevels,
  postingTypes,
  salaryPeriods,
} from '#domain/posting/posting.ts';
import { usualCurrencies } from '#domain/posting/salary-amount.ts';
import { SkillField } from '#web/lib/skill-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DeadlineField } from './deadline-field.tsx';
import type { DeadlinePlace } from './deadline-place.ts';
import type { FieldProblems, TypedPosting } from './typed-posting.ts';

type PartProps = { typed: TypedPosting; problems: FieldProblems };

type TextName = 'title' | 'primaryRole' | 'department' | 'location' | 'duration';

function TextField({
  name,
  typed,
  problems,
  help,
  isOptional = false,
}: PartProps & { name: TextName; help?: string; isOptional?: boolean }) {
  const t = useTexts();
  return (
    <Field
      label={t(`posting.field.${name}`)}
      id={name}
      required={!isOptional}
      mark={isOptional ? t('posting.editor.optional') : undefined}
      help={help}
      error={problems[name]}
    >
      {/* A draft may lack what publishing needs, so the form itself requires nothing here. */}
      <Input name={name} required={false} autoComplete="off" defaultValue={typed[name]} />
    </Field>
  );
}

function ChoiceField({
  name,
  typed,
  choices,
}: PartProps & { name: 'type' | 'level' | 'category'; choices: readonly string[] }) {
  const t = useTexts();
  return (
    <Field label={t(`posting.field.${name}`)} id={name} mark={t('posting.editor.optional')}>
      <Select
        name={name}
        defaultValue={typed[name] ?? ''}
        placeholder={t('posting.editor.choose')}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    </Field>
  );
}

export function BasicFields(props: PartProps) {
  const t = useTexts();
  return (
    <Card as="section" padding="lg" title={t('posting.editor.basics')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField {...props} name="title" help={t('posting.field.title-help')} />
        </div>
        <TextField {...props} name="primaryRole" help={t('posting.field.primaryRole-help')} />
        <TextField {...props} name="department" isOptional />
        <TextField {...props} name="location" help={t('posting.field.location-help')} isOptional />
        <div className="self-center">
          <Checkbox
            name="isRemote"
            label={t('posting.field.isRemote')}
            defaultChecked={props.typed.isRemote}
          />
        </div>
        <ChoiceField {...props} name="type" choices={postingTypes} />
        <ChoiceField {...props} name="level" choices={postingLevels} />
        <ChoiceField {...props} name="category" choices={postingCategories} />
      </div>
    </Card>
  );
}

export function PayFields({ place, ...props }: PartProps & { place: DeadlinePlace }) {
  const t = useTexts();
  const { typed, problems } = props;
  const offered = usualCurrencies.includes(typed.salaryCurrency)
    ? usualCurrencies
    : [...usualCurrencies, typed.salaryCurrency];
  return (
    <Card as="section" padding="lg" title={t('posting.editor.pay')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['salaryMin', 'salaryMax'] as const).map((name) => (
          <Field
            key={name}
            label={t(`posting.field.${name}`)}
            id={name}
            mark={t('posting.editor.optional')}
            error={problems[name]}
          >
            <Input name={name} inputMode="decimal" autoComplete="off" defaultValue={typed[name]} />
          </Field>
        ))}
        <Field label={t('posting.field.salaryCurrency')} id="salaryCurrency">
          <Select
            name="salaryCurrency"
            defaultValue={typed.salaryCurrency}
            options={offered.map((code) => ({ value: code, label: code }))}
          />
        </Field>
        <Field label={t('posting.field.salaryPeriod')} id="salaryPeriod">
          <Select
            name="salaryPeriod"
            defaultValue={typed.salaryPeriod}
            options={salaryPeriods.map((period) => ({
              value: period,
              label: t(`posting.period.${period}`),
            }))}
          />
        </Field>
        <TextField {...props} name="duration" help={t('posting.field.duration-help')} />
        <DeadlineField day={typed.deadline} place={place} problem={problems.deadline} />
      </div>
    </Card>
  );
}

export function WordFields({
  typed,
  problems,
  onSkills,
}: PartProps & { onSkills: (skills: string[]) => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Card as="section" padding="lg" title={t('posting.editor.words')}>
      <div className="flex flex-col gap-5">
        <SkillField
          label={t('posting.field.skills')}
          help={t('posting.field.skills-help')}
          required
          most={longestContent.skills}
          maxLength={longestContent.skill}
          skills={typed.skills}
          problem={problems.skills}
          onChange={onSkills}
        />
        <Field
          label={t('posting.field.description')}
          id="description"
          required
          help={t('posting.field.description-help')}
          error={problems.description}
        >
          <Textarea
            name="description"
            rows={14}
            required={false}
            defaultValue={typed.description}
            most={longestContent.description}
            countText={(used, most) =>
              t('apply.form.cover-count', { used: format.number(used), most: format.number(most) })
            }
          />
        </Field>
      </div>
    </Card>
  );
}
