import { useSuspenseQuery } from '@tanstack/react-query';
import type { Refusal } from '#domain/refusals.ts';
import { findGeneralProblems, usdRates } from '#domain/setting/find-setting-problems.ts';
import type { GeneralSettings as General } from '#domain/setting/setting-groups.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SettingForm } from './setting-frame.tsx';
import { useSettingForm } from './use-setting-form.ts';

const fields: Partial<Record<Refusal, keyof General>> = {
  FIELDS_REQUIRED: 'platformName',
  NAME_TOO_LONG: 'platformName',
  EMAIL_INVALID: 'supportEmail',
  WEBSITE_INVALID: 'companyFormUrl',
  OUT_OF_RANGE: 'usdRate',
};

/** What the platform is called, where people reach it, and whether it is open. */
export function GeneralSettings() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.setting.loadAll.queryOptions({ input: {} }));
  const form = useSettingForm({
    group: 'general',
    loaded: data.general,
    findProblems: (settings) => findGeneralProblems(settings as General),
    fieldOf: (refusal) => fields[refusal],
    save: (settings) => api.setting.saveGeneral.call(settings as General & { version: number }),
  });
  const { textOf, switchOf, errorOf } = form;
  return (
    <SettingForm form={form}>
      <Card
        as="section"
        level={3}
        title={t('admin-settings.site.title')}
        description={t('admin-settings.site.text')}
      >
        <div className="flex flex-col gap-4">
          <Field
            label={t('admin-settings.field.platformName')}
            help={t('admin-settings.help.platformName')}
            required
            error={errorOf('platformName')}
          >
            <Input {...textOf('platformName')} required autoComplete="off" />
          </Field>
          <Field
            label={t('admin-settings.field.supportEmail')}
            help={t('admin-settings.help.supportEmail')}
            error={errorOf('supportEmail')}
          >
            <Input {...textOf('supportEmail')} type="email" autoComplete="off" />
          </Field>
          <Field
            label={t('admin-settings.field.companyFormUrl')}
            help={t('admin-settings.help.companyFormUrl')}
            error={errorOf('companyFormUrl')}
          >
            <Input {...textOf('companyFormUrl')} inputMode="url" autoComplete="off" />
          </Field>
          <Field
            label={t('admin-settings.field.usdRate')}
            help={t('admin-settings.help.usdRate', usdRates)}
            required
            error={errorOf('usdRate')}
          >
            <Input
              {...textOf('usdRate')}
              inputMode="decimal"
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
        title={t('admin-settings.availability.title')}
        description={t('admin-settings.availability.text')}
      >
        <div className="flex flex-col gap-3">
          <Switch
            {...switchOf('isRegistrationOpen')}
            label={t('admin-settings.field.isRegistrationOpen')}
            description={t('admin-settings.help.isRegistrationOpen')}
          />
          <Switch
            {...switchOf('isUnderMaintenance')}
            label={t('admin-settings.field.isUnderMaintenance')}
            description={t('admin-settings.help.isUnderMaintenance')}
          />
        </div>
      </Card>
      <Card as="section" level={3} title={t('admin-settings.mail.title')}>
        <p className="text-14 text-ink-muted">
          {t(data.hasMailServer ? 'admin-settings.mail.on' : 'admin-settings.mail.off')}
        </p>
      </Card>
      <Card as="section" level={3} title={t('admin-settings.model.title')}>
        <p className="text-14 text-ink-muted">
          {t(data.hasModel ? 'admin-settings.model.on' : 'admin-settings.model.off')}
        </p>
      </Card>
    </SettingForm>
  );
}
