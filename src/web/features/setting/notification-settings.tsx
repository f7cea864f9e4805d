import { useState } from 'react';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { NotificationKinds } from './notification-kinds.tsx';
import { SettingForm } from './setting-form.tsx';
import { useOwnSettings } from './use-own-settings.ts';

export function NotificationSettings({ me }: { me: Me }) {
  const t = useTexts();
  const { settings, take } = useOwnSettings();
  const { all, kinds, takesMarketing, takesDigest } = settings.notifications;
  const [isConfirming, setConfirming] = useState(false);

  const form = useForm({
    submit: (values) =>
      api.setting.saveNotifications.call({
        all: { inApp: Boolean(values['all.inApp']), email: Boolean(values['all.email']) },
        kinds: kinds.map(({ kind }) => ({
          kind,
          inApp: Boolean(values[`${kind}.inApp`]),
          email: Boolean(values[`${kind}.email`]),
        })),
        takesMarketing: Boolean(values['takesMarketing']),
        ...(takesDigest !== null && { takesDigest: Boolean(values['takesDigest']) }),
      }),
    onDone: (saved, values) => {
      setConfirming(Boolean(values['takesMarketing']) && !saved.takesMarketing);
      take({ notifications: saved });
    },
    doneText: t('settings.notifications.saved'),
    failedTitle: t('settings.failed'),
  });

  return (
    <SettingForm form={form}>
      <Card
        title={t('settings.notifications.ways')}
        description={kinds.length > 0 && t('settings.notifications.ways-text')}
      >
        <div className="flex flex-col divide-y divide-line">
          <Switch
            name="all.email"
            defaultChecked={all.email}
            label={t('settings.notifications.email')}
            description={t('settings.notifications.email-text', { email: me.email })}
          />
          {takesDigest !== null && (
            <Switch
              name="takesDigest"
              defaultChecked={takesDigest}
              label={t('settings.notifications.digest')}
              description={t('settings.notifications.digest-text')}
            />
          )}
          <Switch
            disabled
            label={t('settings.notifications.sms')}
            description={t('settings.notifications.sms-text')}
          />
          <Switch
            name="all.inApp"
            defaultChecked={all.inApp}
            label={t('settings.notifications.in-app')}
            description={t('settings.notifications.in-app-text')}
          />
          <Switch
            name="takesMarketing"
            defaultChecked={takesMarketing}
            label={t('settings.notifications.marketing')}
            description={t('settings.notifications.marketing-text')}
          />
        </div>
        {isConfirming && (
          <Callout live className="mt-3">
            {t('settings.notifications.marketing-asked')}
          </Callout>
        )}
      </Card>
      {kinds.length > 0 && <NotificationKinds kinds={kinds} />}
    </SettingForm>
  );
}
