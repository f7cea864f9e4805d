import { useSuspenseQuery } from '@tanstack/react-query';
import { findSignInProblems, securityFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingSwitches, SettingText } from './setting-fields.tsx';
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
  const { data } = useSuspenseQuery(api.setting.loadAll.query());
  const group = useSettingGroup({
    group: 'security',
    loaded: data.security,
    fields: securityFields,
    validate: findSignInProblems,
    save: (settings) => api.setting.saveSecurity.call(settings),
  });
  return (
    <SettingGroupForm group={group}>
      <Card
        title={t('admin-settings.sessions.title')}
        description={t('admin-settings.sessions.text')}
      >
        <div className="flex flex-col gap-4">
          <SettingText
            name="sessionMinutes"
            help={t('admin-settings.help.sessionMinutes', rangeOf('sessionMinutes'))}
            required
            inputMode="numeric"
            controlClass="max-w-40"
          />
          <SettingText
            name="minPasswordLength"
            help={t('admin-settings.help.minPasswordLength', rangeOf('minPasswordLength'))}
            required
            inputMode="numeric"
            controlClass="max-w-40"
          />
        </div>
      </Card>
      <Card
        title={t('admin-settings.providers.title')}
        description={t('admin-settings.providers.text')}
      >
        <SettingSwitches names={switches} />
      </Card>
    </SettingGroupForm>
  );
}
