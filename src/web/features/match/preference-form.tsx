import type { OwnPreferences } from '#contract/match.ts';
import { degrees } from '#domain/match/degree.ts';
import { payCurrencies, preferenceLimits, visibilities } from '#domain/match/job-preferences.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { typedAmount } from '#domain/posting/salary-amount.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { NameField } from './name-field.tsx';
import { offeredCountries, offeredPlaces } from './place-names.ts';
import type { PreferenceProblem } from './typed-preferences.ts';
import { usePreferenceForm } from './use-preference-form.ts';

type Editor = ReturnType<typeof usePreferenceForm>;

/** What a student looks for, what conditions of postings ask about, and who may find them. */
export function PreferenceForm({ saved }: { saved: OwnPreferences }) {
  const t = useTexts();
  const editor = usePreferenceForm(saved);
  return (
    <form noValidate onSubmit={editor.onSubmit} className="flex flex-col gap-6">
      <WorkCard saved={saved} editor={editor} />
      <ConditionCard saved={saved} editor={editor} />
      <Card as="section" title={t('match.visibility.title')}>
        <RadioGroup
          name="visibility"
          legend={t('match.visibility.title')}
          hideLegend
          help={t('match.visibility.text')}
          defaultValue={saved.visibility}
          options={visibilities.map((value) => ({
            value,
            label: t(`match.visibility.${value}`),
            description: t(`match.visibility.${value}-text`),
          }))}
        />
      </Card>
      <Button
        type="submit"
        variant="primary"
        busy={editor.isPending}
        busyText={t('match.saving')}
        className="self-start"
      >
        {t('match.save')}
      </Button>
    </form>
  );
}

function WorkCard({ saved, editor }: { saved: OwnPreferences; editor: Editor }) {
  const t = useTexts();
  const wrong = useWrong(editor);
  return (
    <Card as="section" title={t('match.work.title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="years"
          label={t('match.work.years')}
          help={t('match.work.years-help')}
          error={wrong('years')}
        >
          <Input
            name="years"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={saved.years ?? ''}
          />
        </Field>
        <Field id="wantsRemote" label={t('match.work.remote')}>
          <Select
            name="wantsRemote"
            defaultValue={saved.wantsRemote}
            options={[...remoteWishes].toReversed().map((value) => ({
              value,
              label: t(`match.work.remote-options.${value}`),
            }))}
          />
        </Field>
        <div className="sm:col-span-2">
          <NameField
            id="places"
            label={t('match.work.places')}
            help={t('match.work.places-help')}
            names={editor.locations}
            offered={offeredPlaces}
            most={preferenceLimits.locations}
            onChange={editor.setLocations}
          />
        </div>
        <Field
          id="expectedSalary"
          label={t('match.work.pay')}
          help={t('match.work.pay-help')}
          error={wrong('pay')}
        >
          <Input
            name="expectedSalary"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedAmount(saved.expectedSalary, saved.salaryCurrency)}
          />
        </Field>
        <div className="grid grid-cols-2 content-start gap-4">
          <Field id="salaryCurrency" label={t('match.work.currency')}>
            <Select
              name="salaryCurrency"
              defaultValue={saved.salaryCurrency}
              options={payCurrencies.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field id="salaryPeriod" label={t('match.work.period')}>
            <Select
              name="salaryPeriod"
              defaultValue={saved.salaryPeriod}
              options={salaryPeriods.map((value) => ({
                value,
                label: t(`match.work.periods.${value}`),
              }))}
            />
          </Field>
        </div>
      </div>
    </Card>
  );
}

function ConditionCard({ saved, editor }: { saved: OwnPreferences; editor: Editor }) {
  const t = useTexts();
  const wrong = useWrong(editor);
  return (
    <Card as="section" title={t('match.conditions.title')} description={t('match.conditions.text')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="degree" label={t('match.conditions.degree')}>
          <Select
            name="degree"
            defaultValue={saved.degree ?? ''}
            placeholder={t('match.conditions.unsaid')}
            options={degrees.map((value) => ({
              value,
              label: t(`match.conditions.degrees.${value}`),
            }))}
          />
        </Field>
        <Field
          id="graduationYear"
          label={t('match.conditions.graduation')}
          error={wrong('graduation')}
        >
          <Input
            name="graduationYear"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={saved.graduationYear ?? ''}
          />
        </Field>
        <div className="sm:col-span-2">
          <NameField
            id="permits"
            label={t('match.conditions.permits')}
            help={t('match.conditions.permits-help')}
            error={wrong('permits')}
            names={editor.permits}
            offered={offeredCountries}
            most={preferenceLimits.permits}
            onChange={editor.setPermits}
          />
        </div>
      </div>
    </Card>
  );
}

/** What is wrong in a field, as a sentence. */
function useWrong({ problems, permits }: Editor) {
  const t = useTexts();
  return (problem: PreferenceProblem): string | undefined => {
    if (!problems.includes(problem)) return undefined;
    if (problem !== 'permits') return t(`match.wrong.${problem}`);
    const name = permits.find((each) => countryOf(each) === null) ?? '';
    return t('match.wrong.permits', { name });
  };
}
