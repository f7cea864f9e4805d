import { postingFields } from '#domain/posting/posting-fields.ts';
import {
  postingCategories,
  postingLevels,
  postingTypes,
  salaryPeriods,
} from '#domain/posting/posting.ts';
import { usualCurrencies } from '#domain/posting/salary-amount.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { SkillField } from '#web/lib/skill-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { DeadlineField } from './deadline-field.tsx';
import type { DeadlinePlace } from './deadline-place.ts';
import { MarkdownField } from './markdown-field.tsx';
import type { FieldProblems, TypedPosting } from './typed-posting.ts';

type PartProps = { typed: TypedPosting; problems: FieldProblems };

type TextName =
  | 'title'
  | 'primaryRole'
  | 'department'
  | 'location'
  | 'duration'
  | 'contactName'
  | 'contactEmail';

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
      mark={isOptional ? t('common.optional') : undefined}
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
  const kindText = usePostingKind();
  return (
    <Field label={t(`posting.field.${name}`)} id={name} mark={t('common.optional')}>
      <Select
        name={name}
        defaultValue={typed[name] ?? ''}
        placeholder={t('posting.editor.choose')}
        options={optionsOf(choices, kindText)}
      />
    </Field>
  );
}

export function BasicFields(props: PartProps) {
  const t = useTexts();
  return (
    <Card padding="lg" title={t('posting.editor.basics')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField {...props} name="title" help={t('posting.field.title-help')} />
        </div>
        <TextField {...props} name="primaryRole" help={t('posting.field.primaryRole-help')} />
        <TextField {...props} name="department" isOptional />
        <TextField {...props} name="location" help={t('posting.field.location-help')} isOptional />
        <Field label={t('posting.field.workplace')} id="workplace">
          <Select
            name="workplace"
            defaultValue={props.typed.workplace}
            options={optionsOf(workplaces, (value) => t(`common.workplaces.${value}`))}
          />
        </Field>
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
    <Card padding="lg" title={t('posting.editor.pay')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['salaryMin', 'salaryMax'] as const).map((name) => (
          <Field
            key={name}
            label={t(`posting.field.${name}`)}
            id={name}
            mark={t('common.optional')}
            error={problems[name]}
          >
            <Input name={name} inputMode="decimal" autoComplete="off" defaultValue={typed[name]} />
          </Field>
        ))}
        <Field label={t('posting.field.salaryCurrency')} id="salaryCurrency">
          <Select
            name="salaryCurrency"
            defaultValue={typed.salaryCurrency}
            options={optionsOf(offered, (code) => code)}
          />
        </Field>
        <Field label={t('posting.field.salaryPeriod')} id="salaryPeriod">
          <Select
            name="salaryPeriod"
            defaultValue={typed.salaryPeriod}
            options={optionsOf(salaryPeriods, (period) => t(`posting.period.${period}`))}
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
  const { max, longest } = postingFields.skills;
  return (
    <Card padding="lg" title={t('posting.editor.words')}>
      <div className="flex flex-col gap-5">
        <SkillField
          label={t('posting.field.skills')}
          help={t('posting.field.skills-help')}
          required
          most={max}
          maxLength={longest}
          skills={typed.skills}
          problem={problems.skills}
          onChange={onSkills}
        />
        {sections.map((name) => (
          <MarkdownField
            key={name}
            name={name}
            required={name === 'description'}
            value={typed[name]}
            problem={problems[name]}
          />
        ))}
      </div>
    </Card>
  );
}

const sections = ['description', 'responsibilities', 'requirements', 'niceToHave'] as const;

/** Whom applicants may ask; shown on the job's page. */
export function ContactFields(props: PartProps) {
  const t = useTexts();
  return (
    <Card
      padding="lg"
      title={t('posting.editor.contact')}
      description={t('posting.editor.contact-text')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...props} name="contactName" isOptional />
        <TextField {...props} name="contactEmail" isOptional />
      </div>
    </Card>
  );
}
