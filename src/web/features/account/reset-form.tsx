import { type FormEvent, useRef, useState } from 'react';
import { mayReset } from '#domain/account/may-reset.ts';
import type { Refusal } from '#domain/refusals.ts';
import { PasswordInput } from '#web/lib/password-input.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { NewPasswordField, usePasswordRefusal } from './new-password.tsx';

const onlyTheServerKnows = () => false;

/** Chooses a new password with a mailed link, typed twice. */
export function ResetForm({ token, minimum }: { token: string; minimum: number }) {
  const t = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const [local, setLocal] = useState<Refusal | null>(null);
  const textOf = usePasswordRefusal(minimum);
  const fail = (message: string, refusal?: Refusal) => {
    toast({ title: t('auth.reset.failed'), description: message, tone: 'danger' });
    const name = refusal && fieldOf(refusal);
    element.current?.querySelector<HTMLInputElement>(`[name='${name || 'password'}']`)?.focus();
  };
  const form = usePostedForm({
    check: (data) => {
      const verdict = mayReset(
        {
          password: String(data.get('password')),
          confirmation: String(data.get('confirmation')),
        },
        onlyTheServerKnows,
        minimum,
      );
      setLocal(verdict.ok ? null : verdict.refusal);
      if (!verdict.ok) fail(textOf(verdict.refusal), verdict.refusal);
      return verdict.ok;
    },
    onDone: (redirectTo) => window.location.assign(redirectTo),
    onRefused: (refused, message) => fail(message, refused.refusal),
    onFailed: fail,
    textOf,
  });
  const refusal = local ?? form.refused?.refusal ?? null;
  const message = local ? textOf(local) : form.message;
  const errorAt = (name: string) =>
    refusal !== null && message && fieldOf(refusal) === name ? message : undefined;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);
  return (
    <form
      ref={element}
      method="post"
      action="/reset-password"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="token" value={token} />
      {message && (refusal === null || fieldOf(refusal) === '') && (
        <Callout tone="danger" live action={refusal?.startsWith('LINK_') && <NewLink />}>
          {message}
        </Callout>
      )}
      <NewPasswordField
        label={t('auth.reset.password')}
        minimum={minimum}
        error={errorAt('password')}
      />
      <Field
        label={t('auth.reset.confirmation')}
        id="confirmation"
        required
        error={errorAt('confirmation')}
      >
        <PasswordInput name="confirmation" autoComplete="new-password" required />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('auth.reset.busy')}
      >
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}

/** The way on from a link that leads nowhere any more. */
export function NewLink() {
  const t = useTexts();
  return (
    <ButtonLink to="/forgot-password" variant="primary">
      {t('auth.reset.again')}
    </ButtonLink>
  );
}

function fieldOf(refusal: Refusal): 'password' | 'confirmation' | '' {
  if (refusal === 'PASSWORDS_DIFFER') return 'confirmation';
  return refusal === 'NEW_PASSWORD_REQUIRED' || refusal.startsWith('PASSWORD_') ? 'password' : '';
}
