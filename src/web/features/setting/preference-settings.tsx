import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { namedTimeZones, type TimeZoneName } from '#domain/setting/time-zone.ts';
import { languageCookie } from '#texts/language-choice.ts';
import { api } from '#web/lib/api.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { applyTheme, type Theme } from '#web/lib/theme.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useRenewal } from '#web/lib/use-renewal.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { SettingForm } from './setting-form.tsx';
import { TimeZoneSearch, zoneLabel } from './time-zone-search.tsx';
import { useOwnSettings } from './use-own-settings.ts';

const themes: readonly Theme[] = ['light', 'dark', 'system'];
const names = Object.keys(namedTimeZones) as TimeZoneName[];
const yearSeconds = 365 * 24 * 60 * 60;

export function PreferenceSettings() {
  const t = useTexts();
  const cache = useQueryClient();
  const { settings, take } = useOwnSettings();
  const { theme, language, timeZone, languages } = settings.preferences;
  const [zone, setZone] = useState(timeZone ?? '');
  const renew = useRenewal();
  const isNamed = names.some((name) => namedTimeZones[name] === zone);

  const form = useForm({
    initial: { theme, language: language ?? '' },
    submit: (values) =>
      api.setting.savePreferences.call({
        theme: themes.find((each) => each === values['theme']) ?? 'system',
        language: values['language'] || null,
        timeZone: zone || null,
      }),
    onDone: (saved) => {
      take({ preferences: saved });
      applyTheme(saved.theme);
      keepLanguage(saved.language);
      // Language and time zone affect all texts, also those that the server wrote.
      const isRenewed = saved.language !== language || saved.timeZone !== timeZone;
      if (isRenewed) void renew();
      void cache.invalidateQueries(isRenewed ? {} : { queryKey: api.account.key() });
      toast({ title: t('settings.preferences.saved'), tone: 'success' });
    },
    failedTitle: t('settings.failed'),
  });

  return (
    <SettingForm form={form}>
      <Card title={t('settings.tabs.preferences')}>
        <div className="flex max-w-md flex-col gap-5">
          <SelectField
            name="theme"
            label={t('settings.preferences.theme')}
            options={optionsOf(themes, (value) => t(`settings.preferences.themes.${value}`))}
          />
          <SelectField
            name="language"
            label={t('settings.preferences.language')}
            help={t('settings.preferences.language-help')}
            placeholder={t('settings.preferences.browser')}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <Field label={t('dashboard.time-zone')} help={t('settings.preferences.time-zone-help')}>
            <Select
              value={zone}
              onChange={(event) => setZone(event.currentTarget.value)}
              placeholder={t('settings.preferences.browser')}
              options={[
                ...names.map((name) => ({
                  value: namedTimeZones[name],
                  label: t(`settings.preferences.zones.${name}`),
                })),
                ...(zone !== '' && !isNamed ? [{ value: zone, label: zoneLabel(zone) }] : []),
              ]}
            />
          </Field>
          <TimeZoneSearch onChoose={setZone} />
        </div>
      </Card>
    </SettingForm>
  );
}

/**
 * Also sets the language of pages without an account, such as the sign-in page, in this browser.
 */
function keepLanguage(language: string | null): void {
  const life = language === null ? 0 : yearSeconds;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language ?? ''}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
}
