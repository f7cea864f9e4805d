import { useSuspenseQuery } from '@tanstack/react-query';
import { findSignInProblems, securityFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { SwitchField } from '#web/lib/switch-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

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

/** Session length, password rules, and sign-in methods. */
export function SecuritySettings() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.setting.loadAll.queryOptions({ input: {} }));
  const group = useSettingGroup({
    group: 'security',
    loaded: data.security,
    fields: securityFields,
    validate: findSignInProblems,
    save: (settings) => api.setting.saveSecurity.call(settings),
  });
  const shut = group.form.errorOf('allowsPassword');
  return (
    <SettingGroupForm group={group}>
      <Card
        as="section"
        level={2}
        title={t('admin-settings.sessions.title')}
        description={t('admin-settings.sessions.text')}
      >
        <div className="flex flex-col gap-4">
          <TextField
            name="sessionMinutes"
            label={t('admin-settings.field.sessionMinutes')}
            help={t('admin-settings.help.sessionMinutes', rangeOf('sessionMinutes'))}
            required
            inputMode="numeric"
            autoComplete="off"
            controlClass="max-w-40"
          />
          <TextField
            name="minPasswordLength"
            label={t('admin-settings.field.minPasswordLength')}
            help={t('admin-settings.help.minPasswordLength', rangeOf('minPasswordLength'))}
            required
            inputMode="numeric"
            autoComplete="off"
            controlClass="max-w-40"
          />
        </div>
      </Card>
      <Card
        as="section"
        level={2}
        title={t('admin-settings.providers.title')}
        description={t('admin-settings.providers.text')}
      >
        <div className="flex flex-col gap-3">
          {switches.map((name) => (
            <SwitchField
              key={name}
              name={name}
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
    </SettingGroupForm>
  );
}
