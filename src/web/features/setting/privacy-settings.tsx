import { useState } from 'react';
import { Link } from 'react-router';
import { handleOf, mayUseHandle } from '#domain/profile/may-use-handle.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf, refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SettingForm } from './setting-form.tsx';
import { useOwnSettings } from './use-own-settings.ts';

const ofHandle: Refusal[] = ['HANDLE_INVALID', 'HANDLE_RESERVED', 'HANDLE_TAKEN'];

/** Who may see a student's profile. */
export function PrivacySettings() {
  const t = useTexts();
  const { settings, take } = useOwnSettings();
  const { privacy } = settings;
  const [typed, setTyped] = useState(privacy.handle || privacy.offeredHandle);
  const [problem, setProblem] = useState<Refusal | null>(null);

  async function save(data: FormData): Promise<void> {
    const isProfilePublic = data.has('isProfilePublic');
    const handle = handleOf(String(data.get('handle') ?? ''));
    setProblem(null);
    const saved = await api.setting.savePrivacy.call({
      isProfilePublic,
      showsResume: data.has('showsResume'),
      showsContact: data.has('showsContact'),
      // A name that was only offered is not taken from others before there is a page.
      handle: isProfilePublic || handle !== privacy.offeredHandle ? handle : privacy.handle,
    });
    take({ privacy: saved });
  }

  const verdict = mayUseHandle(handleOf(typed));
  const shown = problem ?? null;
  return (
    <SettingForm
      savedText={t('settings.privacy.saved')}
      save={save}
      onFailed={(error) => {
        const refusal = refusalOf(error);
        if (refusal === null || !ofHandle.includes(refusal)) return;
        setProblem(refusal);
        document.querySelector<HTMLElement>('#handle')?.focus();
      }}
    >
      <Card
        as="section"
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
            label={t('settings.privacy.public')}
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
        <Field
          id="handle"
          className="mt-4 max-w-md"
          label={t('settings.privacy.handle')}
          help={
            verdict.ok &&
            t('settings.privacy.handle-help', { address: `/people/${handleOf(typed)}` })
          }
          error={shown === null ? undefined : t(refusalText[shown])}
        >
          <Input
            name="handle"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
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
