import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isEmail } from '#domain/account/may-sign-in.ts';
import type { Refusal } from '#domain/refusals.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Asks for a mail with a link to one address. */
export function EmailForm({
  action,
  submitText,
  failedText,
}: {
  action: '/forgot-password' | '/confirm-email';
  submitText: string;
  failedText: string;
}) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [local, setLocal] = useState<Refusal | null>(null);
  const fail = (message: string) => {
    toast({ title: failedText, description: message, tone: 'danger' });
    input.current?.focus();
  };
  const form = usePostedForm({
    check: (data) => {
      const email = String(data.get('email')).trim();
      const problem = !email ? 'EMAIL_REQUIRED' : isEmail(email) ? null : 'EMAIL_INVALID';
      setLocal(problem);
      if (problem) fail(t(refusalText[problem]));
      return problem === null;
    },
    onDone: (redirectTo) => window.location.assign(redirectTo),
    onRefused: (_refused, message) => fail(message),
    onFailed: fail,
  });
  const refusal = local ?? form.refused?.refusal;
  const message = local ? t(refusalText[local]) : form.message;
  const isOfField = refusal === 'EMAIL_REQUIRED' || refusal === 'EMAIL_INVALID';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      {message && !isOfField && (
        <Callout tone="danger" live>
          {message}
        </Callout>
      )}
      <Field
        label={t('auth.forgot.email')}
        id="email"
        required
        error={isOfField ? (message ?? undefined) : undefined}
      >
        <Input
          ref={input}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={form.values['email'] ?? ''}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('auth.forgot.busy')}
      >
        {submitText}
      </Button>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('auth.forgot.back', { link: (text) => <Link to="/login">{text}</Link> })}
      </p>
    </form>
  );
}
