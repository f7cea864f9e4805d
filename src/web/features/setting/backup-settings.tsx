import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { backupFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { SwitchField } from '#web/lib/switch-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

const { min, max } = backupFields.backupHour;
const hours = Array.from({ length: max - min + 1 }, (_, index) => ({
  value: String(min + index),
  label: `${String(min + index).padStart(2, '0')}:00 UTC`,
}));

/** Whether and when the daily backup is made. */
export function BackupSettings({ nextAt }: { nextAt: Date | null }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.setting.loadAll.query());
  const group = useSettingGroup({
    group: 'backups',
    loaded: data.backups,
    fields: backupFields,
    save: async (settings) => {
      const saved = await api.setting.saveBackups.call(settings);
      void cache.invalidateQueries({ queryKey: api.backup.key() });
      return saved;
    },
  });
  return (
    <SettingGroupForm group={group}>
      <Card
        title={t('admin-settings.backups.title')}
        description={
          nextAt === null
            ? t('admin-settings.backups.off')
            : t('admin-settings.backups.next', { time: format.dateTime(nextAt) })
        }
      >
        <div className="flex flex-col gap-4">
          <SwitchField
            name="backsUpDaily"
            label={t('admin-settings.field.backsUpDaily')}
            description={t('admin-settings.help.backsUpDaily')}
          />
          <SelectField
            name="backupHour"
            label={t('admin-settings.field.backupHour')}
            options={hours}
            className="max-w-40"
          />
        </div>
      </Card>
    </SettingGroupForm>
  );
}
