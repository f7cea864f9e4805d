import { useSuspenseQuery } from '@tanstack/react-query';
import { mailFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { SwitchField } from '#web/lib/switch-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

const switches = ['mailsAdmins', 'reportsUsers', 'reportsApplications', 'reportsAlerts'] as const;

/** What administrators are mailed about. */
export function MailSettings() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.setting.loadAll.queryOptions({ input: {} }));
  const group = useSettingGroup({
    group: 'mails',
    loaded: data.mails,
    fields: mailFields,
    save: (settings) => api.setting.saveMails.call(settings),
  });
  return (
    <SettingGroupForm group={group}>
      <Card
        as="section"
        level={2}
        title={t('admin-settings.mails.title')}
        description={t('admin-settings.mails.text')}
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
        </div>
      </Card>
    </SettingGroupForm>
  );
}
