import { useState } from 'react';
import { isEmail } from '#domain/account/may-sign-in.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed, useKeptOnTheWay } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useMe } from './use-me.ts';

const fieldOf = (refusal: Refusal) => (refusal.startsWith('EMAIL_') ? 'email' : undefined);

/** Asks for another address: a link goes there, and until it is followed nothing changes. */
export function EmailCard({ email }: { email: string }) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const kept = useKeptOnTheWay('email', useMe()?.userId ?? '', 'email');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { dialog, form, field } = useDialogForm({
    judge: (typed) => {
      const wish = (typed['email'] ?? '').trim();
      if (!wish) return { email: 'EMAIL_REQUIRED' };
      if (wish.toLowerCase() === email.toLowerCase()) return { email: 'EMAIL_SAME' };
      return isEmail(wish) ? {} : { email: 'EMAIL_INVALID' };
    },
    fieldOf,
    changes: api.account.loadSecurity.key(),
    failedTitle: t('security.email.failed'),
    send: (typed) =>
      confirmed(() => api.account.requestEmail.call({ email: typed['email'] ?? '' })),
    onDone: (asked) => setSentTo(asked.email),
  });
  const { control, error } = field('email');
  return (
    <Card
      as="section"
      title={t('security.email.title')}
      description={t('security.email.text', { email })}
    >
      {sentTo !== null && (
        <Callout tone="success" title={t('security.email.sent')} live className="mb-4">
          {t('security.email.sent-text', { email: sentTo })}
        </Callout>
      )}
      <form {...form} className="flex flex-col gap-4">
        <Field label={t('security.email.new')} error={error}>
          <Input {...control} ref={kept} type="email" autoComplete="email" />
        </Field>
        <Button
          type="submit"
          className="self-start"
          busy={dialog.busy}
          busyText={t('auth.forgot.busy')}
        >
          {t('security.email.submit')}
        </Button>
      </form>
    </Card>
  );
}
