import { useSuspenseQuery } from '@tanstack/react-query';
import { findProblems } from '#domain/fields.ts';
import { findWayInProblems, securityFields } from '#domain/setting/setting-fields.ts';
import type { SecuritySettings as Security } from '#domain/setting/setting-groups.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SettingForm } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

const switches = [
  'allowsGoogle',
  'allowsPassword',
  'requiresConfirmation',
  'requiresTwoFactor',
  'namesAccounts',
] as const;

const rangeOf = (name: 'sessionMinutes' | 'minPasswordLength') => ({
  least: securityFields[name].min,
  most: securityFields[name].max,
});

/** How long sessions last, what passwords need, and which ways lead in. */
export function SecuritySettings() {
  const t = useTexts();
  const confirmed = useConfirmed();
  const { data } = useSuspenseQuery(api.setting.loadAll.queryOptions({ input: {} }));
  const form = useSettingForm({
    group: 'security',
    loaded: data.security,
    findProblems: (settings) => ({
      ...findProblems(securityFields, settings as Security),
      ...findWayInProblems(settings as Security),
    }),
    save: (settings) =>
      confirmed(() => api.setting.saveSecurity.call(settings as Security & { version: number })),
  });
  const { textOf, switchOf, errorOf } = form;
  const shut = errorOf('allowsPassword');
  return (
    <SettingForm form={form}>
      <Card
        as="section"
        level={3}
        title={t('admin-settings.sessions.title')}
        description={t('admin-settings.sessions.text')}
      >
        <div className="flex flex-col gap-4">
          <Field
            label={t('admin-settings.field.sessionMinutes')}
            help={t('admin-settings.help.sessionMinutes', rangeOf('sessionMinutes'))}
            required
            error={errorOf('sessionMinutes')}
          >
            <Input
              {...textOf('sessionMinutes')}
              inputMode="numeric"
              required
              autoComplete="off"
              className="max-w-40"
            />
          </Field>
          <Field
            label={t('admin-settings.field.minPasswordLength')}
            help={t('admin-settings.help.minPasswordLength', rangeOf('minPasswordLength'))}
            required
            error={errorOf('minPasswordLength')}
          >
            <Input
              {...textOf('minPasswordLength')}
              inputMode="numeric"
              required
              autoComplete="off"
              className="max-w-40"
            />
          </Field>
        </div>
      </Card>
      <Card
        as="section"
        level={3}
        title={t('admin-settings.providers.title')}
        description={t('admin-settings.providers.text')}
      >
        <div className="flex flex-col gap-3">
          {switches.map((name) => (
            <Switch
              key={name}
              {...switchOf(name)}
              label={t(`admin-settings.field.${name}`)}
              description={t(`admin-settings.help.${name}`)}
            />
          ))}
          {shut && (
            <p role="alert" className="text-13 text-danger">
              {shut}
            </p>
          )}
        </div>
      </Card>
    </SettingForm>
  );
}
