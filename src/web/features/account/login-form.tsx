import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { maySignIn } from '#domain/account/may-sign-in.ts';
import type { Refusal } from '#domain/refusals.ts';
import { PasswordInput } from '#web/lib/password-input.tsx';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { goIn } from './go-in.ts';

const sendAgain = 'send-again';

/** Signs in and goes to the wished place, or to the account's own home. */
export function LoginForm() {
  const t = useTexts();
  const [search] = useSearchParams();
  const email = useRef<HTMLInputElement>(null);
  const [local, setLocal] = useState<Refusal | null>(null);
  const fail = (message: string) => {
    toast({ title: t('auth.login.failed'), description: message, tone: 'danger' });
    email.current?.focus();
  };
  const form = usePostedForm({
    check: (data) => {
      const verdict = maySignIn({
        email: String(data.get('email')),
        password: String(data.get('password')),
      });
      setLocal(verdict.ok ? null : verdict.refusal);
      if (!verdict.ok) fail(t(refusalText[verdict.refusal]));
      return verdict.ok;
    },
    onDone: (redirectTo) => {
      goIn(redirectTo, 'login');
    },
    onRefused: (_refused, message) => fail(message),
    onFailed: fail,
    unknownText: t('auth.login.unknown'),
  });
  const next = form.values['next'] ?? search.get('next') ?? '';
  const message = local ? t(refusalText[local]) : form.message;
  const isUnconfirmed = !local && form.refused?.refusal === 'EMAIL_NOT_CONFIRMED';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);

  return (
    <>
      {isUnconfirmed && (
        <form id={sendAgain} method="post" action="/confirm-email">
          <input type="hidden" name="email" value={form.values['email'] ?? ''} />
        </form>
      )}
      <form
        method="post"
        action="/login"
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="next" value={next} />
        {message && (
          <Callout tone="danger" live>
            {message}
            {isUnconfirmed && (
              <p className="mt-3">
                <Button type="submit" size="sm" form={sendAgain}>
                  {t('auth.login.send-again')}
                </Button>
              </p>
            )}
          </Callout>
        )}
        <Field label={t('auth.login.email')} id="email">
          <Input
            ref={email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={form.values['email'] ?? ''}
            aria-invalid={message ? true : undefined}
          />
        </Field>
        <Field label={t('auth.login.password')} id="password">
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <p className="-mt-3 text-end text-14">
          <Link to="/forgot-password">{t('auth.login.forgot')}</Link>
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={form.busy}
          busyText={t('auth.login.busy')}
        >
          {t('auth.login.submit')}
        </Button>
        <p className="text-center text-14 text-ink-muted">
          {t.rich('auth.login.no-account', {
            link: (text) => (
              <Link to={next ? `/signup?next=${encodeURIComponent(next)}` : '/signup'}>{text}</Link>
            ),
          })}
        </p>
      </form>
    </>
  );
}
