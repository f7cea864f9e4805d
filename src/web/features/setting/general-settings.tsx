import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { generalFields } from '#domain/setting/setting-fields.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useConfirmation } from '#web/lib/use-confirmation.ts';
import { useRenewal } from '#web/lib/use-renewal.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SettingSwitches, SettingText } from './setting-fields.tsx';
import { SettingGroupForm } from './setting-frame.tsx';
import { useSettingGroup } from './use-setting-group.ts';

/** The platform's name, contact details, and whether it is open. */
export function GeneralSettings() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.setting.loadAll.query());
  const maintenance = useConfirmation();
  const renew = useRenewal();
  const group = useSettingGroup({
    group: 'general',
    loaded: data.general,
    fields: generalFields,
    save: (settings) => api.setting.saveGeneral.call(settings),
    ask: async ({ isUnderMaintenance }) =>
      !isUnderMaintenance || data.general.isUnderMaintenance || maintenance.ask(),
    // Any text may contain the name.
    onSaved: ({ platformName }) => {
      if (platformName !== data.general.platformName) void renew();
    },
  });
  return (
    <>
      <SettingGroupForm group={group}>
        <Card title={t('admin-settings.site.title')} description={t('admin-settings.site.text')}>
          <div className="flex flex-col gap-4">
            <SettingText
              name="platformName"
              help={t('admin-settings.help.platformName')}
              required
            />
            <SettingText
              name="supportEmail"
              help={t('admin-settings.help.supportEmail')}
              type="email"
            />
            <SettingText
              name="companyFormUrl"
              help={t('admin-settings.help.companyFormUrl')}
              inputMode="url"
            />
            <SettingText
              name="usdRate"
              help={t('admin-settings.help.usdRate', {
                least: generalFields.usdRate.min,
                most: generalFields.usdRate.max,
              })}
              required
              inputMode="decimal"
              controlClass="max-w-40"
            />
          </div>
        </Card>
        <Card
          title={t('admin-settings.availability.title')}
          description={t('admin-settings.availability.text')}
        >
          <SettingSwitches names={['isRegistrationOpen', 'isUnderMaintenance']} />
        </Card>
        <Card title={t('admin-settings.mail.title')}>
          <p className="text-14 text-ink-muted">
            {data.hasMailbox
              ? t.rich('admin-settings.mail.mailbox', {
                  link: (inside) => <Link to="/mailbox">{inside}</Link>,
                })
              : t(data.hasMailServer ? 'admin-settings.mail.on' : 'admin-settings.mail.off')}
          </p>
        </Card>
        <Card title={t('admin-settings.model.title')}>
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
