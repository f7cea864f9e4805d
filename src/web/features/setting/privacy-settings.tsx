import { Link, useRouteLoaderData } from 'react-router';
import { handleOf, mayUseHandle } from '#domain/profile/may-use-handle.ts';
import { api } from '#web/lib/api.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SettingForm } from './setting-form.tsx';
import { useOwnSettings } from './use-own-settings.ts';

export function PrivacySettings() {
  const t = useTexts();
  const { origin } = useRouteLoaderData('root') as { origin: string };
  const { settings, take } = useOwnSettings();
  const { privacy } = settings;
  const form = useForm({
    initial: { handle: privacy.handle || privacy.offeredHandle },
    fieldOf: { HANDLE_INVALID: 'handle', HANDLE_RESERVED: 'handle', HANDLE_TAKEN: 'handle' },
    submit: (values) => {
      const isProfilePublic = Boolean(values['isProfilePublic']);
      const handle = handleOf(values['handle'] ?? '');
      return api.setting.savePrivacy.call({
        isProfilePublic,
        showsResume: Boolean(values['showsResume']),
        showsContact: Boolean(values['showsContact']),
        // A suggested handle is not reserved until the profile is public.
        handle: isProfilePublic || handle !== privacy.offeredHandle ? handle : privacy.handle,
      });
    },
    onDone: (saved) => take({ privacy: saved }),
    doneText: t('settings.privacy.saved'),
    failedTitle: t('settings.failed'),
  });
  const handle = handleOf(form.values['handle'] ?? '');
  return (
    <SettingForm form={form}>
      <Card
        title={t('settings.privacy.title')}
        description={t('settings.privacy.text')}
        action={
          privacy.isProfilePublic && (
            <ButtonLink to={`/people/${privacy.handle}`} size="sm">
              {t('settings.privacy.open')}
            </ButtonLink>
          )
        }
      >
        <div className="flex flex-col divide-y divide-line">
          <Switch
            name="isProfilePublic"
            defaultChecked={privacy.isProfilePublic}
            label={t('settings.privacy.title')}
            description={t('settings.privacy.public-text')}
          />
          <Switch
            name="showsResume"
            defaultChecked={privacy.showsResume}
            label={t('settings.privacy.resume')}
            description={t('settings.privacy.resume-text')}
          />
          <Switch
            name="showsContact"
            defaultChecked={privacy.showsContact}
            label={t('settings.privacy.contact')}
            description={t('settings.privacy.contact-text')}
          />
        </div>
        <TextField
          name="handle"
          id="handle"
          className="mt-4 max-w-md"
          label={t('settings.privacy.handle')}
          help={
            mayUseHandle(handle).ok &&
            t('settings.privacy.handle-help', { address: `${origin}/people/${handle}` })
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p className="mt-4 max-w-prose text-13 text-ink-muted">
          {t.rich('settings.privacy.companies', {
            look: (inside) => (
              <Link to="/student-dashboard/job-preferences" className="text-primary underline">
                {inside}
              </Link>
            ),
          })}
        </p>
      </Card>
    </SettingForm>
  );
}
