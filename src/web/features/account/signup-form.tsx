import { type FormEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { maySignUp } from '#domain/account/may-sign-up.ts';
import type { Refusal } from '#domain/refusals.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { goIn } from './go-in.ts';
import { NewPasswordField, usePasswordRefusal } from './new-password.tsx';

const onlyTheServerKnows = () => false;

/** Creates a student's account and signs in. */
export function SignupForm({ minimum }: { minimum: number }) {
  const t = useTexts();
  const textOf = usePasswordRefusal(minimum);
  const [search] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const [local, setLocal] = useState<Refusal | null>(null);
  const [missing, setMissing] = useState<string[]>([]);
  const fail = (message: string, refusal?: Refusal) => {
    toast({ title: t('auth.signup.failed'), description: message, tone: 'danger' });
    const inputs = [...(element.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const name = refusal && fieldOf(refusal);
    const empty = inputs.filter((input) => input.required && !input.value.trim());
    setMissing(empty.map((input) => input.name));
    const first =
      refusal === 'FIELDS_REQUIRED' ? empty[0] : inputs.find((input) => input.name === name);
    first?.focus();
  };
  const form = usePostedForm({
    check: (data) => {
      const verdict = maySignUp(
        {
          fullName: String(data.get('fullName')),
          email: String(data.get('email')),
          password: String(data.get('password')),
        },
        onlyTheServerKnows,
        minimum,
      );
      setLocal(verdict.ok ? null : verdict.refusal);
      if (!verdict.ok) fail(textOf(verdict.refusal), verdict.refusal);
      return verdict.ok;
    },
    onDone: (redirectTo) => {
      goIn(redirectTo, 'signup');
    },
    onRefused: (refused, message) => fail(message, refused.refusal),
    onFailed: fail,
    textOf,
    unknownText: t('auth.signup.unknown'),
  });
  const refusal = local ?? form.refused?.refusal ?? null;
  const next = form.values['next'] ?? search.get('next') ?? '';
  const message = local ? textOf(local) : form.message;
  const errorAt = (name: string) => {
    if (refusal === 'FIELDS_REQUIRED')
      return missing.includes(name) ? t('auth.signup.missing') : undefined;
    return refusal !== null && message && fieldOf(refusal) === name ? message : undefined;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);

  return (
    <form
      ref={element}
      method="post"
      action="/signup"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="next" value={next} />
      {message && (refusal === null || fieldOf(refusal) === '') && (
        <Callout tone="danger" live>
          {message}
        </Callout>
      )}
      <Field label={t('auth.signup.name')} id="fullName" required error={errorAt('fullName')}>
        <Input
          name="fullName"
          autoComplete="name"
          required
          defaultValue={form.values['fullName'] ?? ''}
        />
      </Field>
      <Field label={t('auth.signup.email')} id="email" required error={errorAt('email')}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={form.values['email'] ?? ''}
        />
      </Field>
      <NewPasswordField
        label={t('auth.signup.password')}
        minimum={minimum}
        error={errorAt('password')}
      />
      <p className="text-13 text-ink-muted">
        {t.rich('auth.signup.terms', {
          terms: (text) => <Link to="/terms">{text}</Link>,
          privacy: (text) => <Link to="/privacy">{text}</Link>,
        })}
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('auth.signup.busy')}
      >
        {t('auth.signup.submit')}
      </Button>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('auth.signup.have-account', {
          link: (text) => (
            <Link to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>{text}</Link>
          ),
        })}
        <br />
        {t.rich('auth.signup.company', {
          link: (text) => <Link to="/companies/request">{text}</Link>,
        })}
      </p>
    </form>
  );
}

function fieldOf(refusal: Refusal): 'email' | 'password' | 'fullName' | '' {
  if (refusal === 'EMAIL_INVALID' || refusal === 'EMAIL_TAKEN') return 'email';
  if (refusal.startsWith('PASSWORD_')) return 'password';
  return refusal === 'NAME_TOO_LONG' ? 'fullName' : '';
}
