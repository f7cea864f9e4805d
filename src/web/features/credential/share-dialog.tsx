import { useRef } from 'react';
import type { OwnCredential } from '#contract/credential.ts';
import { linkedInUrl } from '#domain/credential/linked-in-url.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Dialog, type DialogState } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** The link that verifies a badge, as text and as a QR code, and ways to show it elsewhere. */
export default function ShareDialog({
  badge,
  ...dialog
}: {
  badge: OwnCredential;
} & DialogState) {
  const t = useTexts();
  const address = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(badge.url, {
      done: { title: t('dashboard.link-copied') },
      failed: { title: t('credential.share.not-copied') },
    });
    if (!isCopied) address.current?.select();
  };
  return (
    <Dialog
      {...dialog}
      title={t('credential.share.title')}
      description={t('credential.share.text')}
    >
      {badge.isHidden ? (
        <Callout tone="warning">{t('credential.share.hidden')}</Callout>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-16 font-semibold wrap-anywhere">{badge.title}</p>
          <div className="flex flex-wrap items-start gap-5">
            <img
              src={`/credentials/${badge.id}/badge.qr`}
              alt={t('credential.share.qr')}
              width={176}
              height={176}
              className="bg-paper rounded-control border border-line"
            />
            <div className="flex min-w-0 grow basis-60 flex-col gap-4">
              <Field label={t('dashboard.link')}>
                <Input
                  ref={address}
                  readOnly
                  value={badge.url}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </Field>
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => void copy()}>{t('credential.share.copy')}</Button>
                <ButtonLink to={linkedInUrl(badge)} target="_blank" rel="noopener noreferrer">
                  {t('credential.share.linked-in')}
                </ButtonLink>
              </div>
              <p className="text-13 text-ink-muted">
                {t('credential.share.linked-in-text')} {t('credential.share.resume-text')}
              </p>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}
