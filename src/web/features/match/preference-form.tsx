import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPreferences } from '#contract/match.ts';
import { degrees } from '#domain/match/degree.ts';
import { payCurrencies, preferenceLimits, visibilities } from '#domain/match/job-preferences.ts';
import { remoteWishes } from '#domain/match/match-facts.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton, useFormState } from '#web/lib/form.tsx';
import { invalidate } from '#web/lib/invalidate.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { NameField } from './name-field.tsx';
import { offeredCountries, offeredPlaces } from './place-names.ts';
import { namesIn, readPreferences, valuesOf } from './typed-preferences.ts';

/** A student's preferences, answers to postings' conditions, and discoverability. */
export function PreferenceForm({ saved: loaded }: { saved: OwnPreferences }) {
  const t = useTexts();
  const cache = useQueryClient();
  const [saved, setSaved] = useState(loaded);
  const form = useForm({
    initial: valuesOf(saved),
    validate: (values) => readPreferences(values).problems,
    textOf: (refusal, field) => {
      if (refusal === 'PROFILE_CHANGED') return t('match.changed');
      if (field === 'years') return t('match.wrong.years');
      if (field === 'expectedSalary') return t('match.wrong.pay');
      if (field === 'graduationYear') return t('match.wrong.graduation');
      if (field !== 'permits') return undefined;
      const names = namesIn(form.values['permits']);
      const name = names.find((each) => countryOf(each) === null) ?? '';
      return t('match.wrong.permits', { name });
    },
    submit: (values) => api.match.savePreferences.call(readPreferences(values).typed),
    onDone: (next) => {
      setSaved(next);
      cache.setQueryData(api.match.loadPreferences.queryKey({ input: {} }), next);
      // Every match computed so far is outdated.
      void invalidate(cache, api.match.load, api.match.listRecommended);
    },
    doneText: t('common.saved'),
    onFailed: (error) => {
      const now = (error as { data?: OwnPreferences }).data;
      if (refusalOf(error) === 'PROFILE_CHANGED' && now !== undefined)
        form.set('version', String(now.version));
      return false;
    },
    failedTitle: t('match.failed'),
  });
  return (
    <Form form={form} className="flex flex-col gap-6">
      <WorkCard />
      <ConditionCard />
      <Card title={t('match.visibility.title')}>
        <RadioGroup
          {...form.control('visibility')}
          legend={t('match.visibility.title')}
          hideLegend
          help={t('match.visibility.text')}
          options={visibilities.map((value) => ({
            value,
            label: t(`match.visibility.${value}`),
            description: t(`match.visibility.${value}-text`),
          }))}
        />
      </Card>
      <Card title={t('match.availability.title')}>
        <RadioGroup
          {...form.control('isAvailable')}
          legend={t('match.availability.title')}
          hideLegend
          help={t('match.availability.text')}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`match.availability.${value}`),
            description: t(`match.availability.${value}-text`),
          }))}
        />
      </Card>
      <SubmitButton busyText={t('common.saving')} className="self-start">
        {t('dashboard.save-changes')}
      </SubmitButton>
    </Form>
  );
}

function WorkCard() {
  const t = useTexts();
  const { values, set } = useFormState();
  return (
    <Card title={t('match.work.title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="years"
          id="years"
          label={t('match.work.years')}
          help={t('match.work.years-help')}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          name="wantsRemote"
          id="wantsRemote"
          label={t('match.work.remote')}
          options={optionsOf([...remoteWishes].toReversed(), (value) =>
            t(`match.work.remote-options.${value}`),
          )}
        />
        <div className="sm:col-span-2">
          <NameField
            id="places"
            label={t('match.work.places')}
            help={t('match.work.places-help')}
            names={namesIn(values['locations'])}
            offered={offeredPlaces}
            most={preferenceLimits.locations}
            onChange={(names) => set('locations', names.join('\n'))}
          />
        </div>
        <TextField
          name="expectedSalary"
          id="expectedSalary"
          label={t('match.work.pay')}
          help={t('match.work.pay-help')}
          inputMode="decimal"
          autoComplete="off"
        />
        <div className="grid grid-cols-2 content-start gap-4">
          <SelectField
            name="salaryCurrency"
            id="salaryCurrency"
            label={t('match.work.currency')}
            options={optionsOf(payCurrencies, (value) => value)}
          />
          <SelectField
            name="salaryPeriod"
            id="salaryPeriod"
            label={t('match.work.period')}
            options={optionsOf(salaryPeriods, (value) => t(`match.work.periods.${value}`))}
          />
        </div>
      </div>
    </Card>
  );
}

function ConditionCard() {
  const t = useTexts();
  const { values, set, errorOf } = useFormState();
  return (
    <Card title={t('dashboard.eligibility')} description={t('match.conditions.text')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="degree"
          id="degree"
          label={t('match.conditions.degree')}
          placeholder={t('match.conditions.unsaid')}
          options={optionsOf(degrees, (value) => t(`match.conditions.degrees.${value}`))}
        />
        <TextField
          name="graduationYear"
          id="graduationYear"
          label={t('match.conditions.graduation')}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="sm:col-span-2">
          <NameField
            id="permits"
            label={t('match.conditions.permits')}
            help={t('match.conditions.permits-help')}
            error={errorOf('permits')}
            names={namesIn(values['permits'])}
            offered={offeredCountries}
            most={preferenceLimits.permits}
            onChange={(names) => set('permits', names.join('\n'))}
          />
        </div>
      </div>
    </Card>
  );
}
