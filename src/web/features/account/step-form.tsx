import { type FormEvent, type ReactNode, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { goIn } from './go-in.ts';

/** Takes the code of the second step of a sign-in; `children` come before it. */
export function StepForm({
  withRecovery = false,
  submitText,
  children,
}: {
  /** A recovery code does as well. */
  withRecovery?: boolean;
  submitText: string;
  children?: ReactNode;
}) {
  const t = useTexts();
  const [search] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const fail = (message: string) => {
    toast({ title: t('auth.login.failed'), description: message, tone: 'danger' });
    const field = element.current?.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.select();
  };
  const form = usePostedForm({
    onDone: (redirectTo) => goIn(redirectTo, 'login'),
    onRefused: (_refused, message) => fail(message),
    onFailed: fail,
    unknownText: t('auth.login.unknown'),
  });
  const next = form.values['next'] ?? search.get('next') ?? '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);
  return (
    <form
      ref={element}
      method="post"
      action="/login/two-factor"
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="next" value={next} />
      {children}
      <Field
        label={t('security.code.label')}
        id="code"
        help={t('security.code.help')}
        error={form.message ?? undefined}
      >
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Field>
      {withRecovery && (
        <details className="text-14">
          <summary className="cursor-pointer text-primary">{t('security.code.no-app')}</summary>
          <div className="mt-4">
            <Field
              label={t('security.code.recovery')}
              id="recovery"
              help={t('security.code.recovery-help')}
            >
              <Input name="recovery" autoComplete="off" spellCheck={false} maxLength={60} />
            </Field>
          </div>
        </details>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('auth.login.busy')}
      >
        {submitText}
      </Button>
      <p className="text-center text-14 text-ink-muted">
        {t.rich('security.code.back', { link: (text) => <Link to="/login">{text}</Link> })}
      </p>
    </form>
  );
}
