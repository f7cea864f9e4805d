import { useSuspenseQuery } from '@tanstack/react-query';
import { generalFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { SwitchField } from '#web/lib/switch-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useConfirmation } from '#web/lib/use-confirmation.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

/** The platform's name, contact details, and whether it is open. */
export function GeneralSettings() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.setting.loadAll.queryOptions({ input: {} }));
  const maintenance = useConfirmation();
  const group = useSettingGroup({
    group: 'general',
    loaded: data.general,
    fields: generalFields,
    save: (settings) => api.setting.saveGeneral.call(settings),
    ask: async ({ isUnderMaintenance }) =>
      !isUnderMaintenance || data.general.isUnderMaintenance || maintenance.ask(),
  });
  return (
    <>
      <SettingGroupForm group={group}>
        <Card
          as="section"
          level={2}
          title={t('admin-settings.site.title')}
          description={t('admin-settings.site.text')}
        >
          <div className="flex flex-col gap-4">
            <TextField
              name="platformName"
              label={t('admin-settings.field.platformName')}
              help={t('admin-settings.help.platformName')}
              required
              autoComplete="off"
            />
            <TextField
              name="supportEmail"
              label={t('admin-settings.field.supportEmail')}
              help={t('admin-settings.help.supportEmail')}
              type="email"
              autoComplete="off"
            />
            <TextField
              name="companyFormUrl"
              label={t('admin-settings.field.companyFormUrl')}
              help={t('admin-settings.help.companyFormUrl')}
              inputMode="url"
              autoComplete="off"
            />
            <TextField
              name="usdRate"
              label={t('admin-settings.field.usdRate')}
              help={t('admin-settings.help.usdRate', {
                least: generalFields.usdRate.min,
                most: generalFields.usdRate.max,
              })}
              required
              inputMode="decimal"
              autoComplete="off"
              controlClass="max-w-40"
            />
          </div>
        </Card>
        <Card
          as="section"
          level={2}
          title={t('admin-settings.availability.title')}
          description={t('admin-settings.availability.text')}
        >
          <div className="flex flex-col gap-3">
            <SwitchField
              name="isRegistrationOpen"
              label={t('admin-settings.field.isRegistrationOpen')}
              description={t('admin-settings.help.isRegistrationOpen')}
            />
            <SwitchField
              name="isUnderMaintenance"
              label={t('admin-settings.field.isUnderMaintenance')}
              description={t('admin-settings.help.isUnderMaintenance')}
            />
          </div>
        </Card>
        <Card as="section" level={2} title={t('admin-settings.mail.title')}>
          <p className="text-14 text-ink-muted">
            {t(data.hasMailServer ? 'admin-settings.mail.on' : 'admin-settings.mail.off')}
          </p>
        </Card>
        <Card as="section" level={2} title={t('admin-settings.model.title')}>
          <p className="text-14 text-ink-muted">
            {t(data.hasModel ? 'admin-settings.model.on' : 'admin-settings.model.off')}
          </p>
        </Card>
      </SettingGroupForm>
      <ConfirmDialog
        {...maintenance.props}
        title={t('admin-settings.maintenance.title')}
        description={t('admin-settings.maintenance.text')}
        confirmText={t('admin-settings.maintenance.confirm')}
      />
    </>
  );
}
