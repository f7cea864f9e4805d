import { useState } from 'react';
import { mayReset } from '#domain/account/may-reset.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { PasswordInput } from '#web/lib/password-input.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { hasPassword: boolean; minimum: number };

const onlyTheServerKnows = () => false;

function fieldOf(refusal: Refusal): string | undefined {
  if (refusal === 'CURRENT_PASSWORD_REQUIRED' || refusal === 'PASSWORD_WRONG') return 'current';
  if (refusal === 'PASSWORDS_DIFFER') return 'confirmation';
  return refusal === 'NEW_PASSWORD_REQUIRED' || refusal.startsWith('PASSWORD_')
    ? 'password'
    : undefined;
}

/** Changes the password, or sets one where there is none; a form that was taken is a fresh one again. */
export function PasswordCard(props: Props) {
  const [taken, setTaken] = useState(0);
  return <PasswordForm key={taken} {...props} onDone={() => setTaken(taken + 1)} />;
}

function PasswordForm({ hasPassword, minimum, onDone }: Props & { onDone: () => void }) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const { dialog, form, field, problems } = useDialogForm({
    judge: ({ current = '', password = '', confirmation = '' }) => {
      if (hasPassword && !current) return { current: 'CURRENT_PASSWORD_REQUIRED' };
      const verdict = mayReset({ password, confirmation }, onlyTheServerKnows, minimum);
      return verdict.ok ? {} : { [fieldOf(verdict.refusal) ?? 'password']: verdict.refusal };
    },
    fieldOf,
    changes: api.account.key(),
    failedTitle: t('auth.reset.failed'),
    send: ({ current = '', password = '', confirmation = '' }) =>
      confirmed(() => api.account.setPassword.call({ current, password, confirmation })),
    onDone: () => {
      onDone();
      toast({ title: t('security.password.done'), tone: 'success' });
    },
  });
  const errorOf = (name: string) =>
    problems[name] === 'PASSWORD_TOO_SHORT' ? t('auth.too-short', { minimum }) : field(name).error;
  return (
    <Card
      as="section"
      title={t(hasPassword ? 'security.password.title' : 'security.password.set-title')}
      description={t(hasPassword ? 'security.password.text' : 'security.password.set-text')}
    >
      <form {...form} className="flex flex-col gap-4">
        {hasPassword && (
          <Field label={t('security.password.current')} error={errorOf('current')}>
            <PasswordInput name="current" autoComplete="current-password" />
          </Field>
        )}
        <Field
          label={t('auth.reset.password')}
          help={t('auth.signup.hint', { minimum })}
          error={errorOf('password')}
        >
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label={t('auth.reset.confirmation')} error={errorOf('confirmation')}>
          <PasswordInput name="confirmation" autoComplete="new-password" />
        </Field>
        <Button
          type="submit"
          className="self-start"
          busy={dialog.busy}
          busyText={t('auth.reset.busy')}
        >
          {t(hasPassword ? 'security.password.submit' : 'security.password.set')}
        </Button>
      </form>
    </Card>
  );
}
