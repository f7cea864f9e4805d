import { useSuspenseQuery } from '@tanstack/react-query';
import { mailFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingSwitches } from './setting-fields.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

const switches = ['mailsAdmins', 'reportsUsers', 'reportsApplications', 'reportsAlerts'] as const;

/** What administrators are mailed about. */
export function MailSettings() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.setting.loadAll.query());
  const group = useSettingGroup({
    group: 'mails',
    loaded: data.mails,
    fields: mailFields,
    save: (settings) => api.setting.saveMails.call(settings),
  });
  return (
    <SettingGroupForm group={group}>
      <Card title={t('admin-settings.mails.title')} description={t('admin-settings.mails.text')}>
        <SettingSwitches names={switches} />
      </Card>
    </SettingGroupForm>
  );
}
