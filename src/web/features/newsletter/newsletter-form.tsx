import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** Asks for the newsletter on its own page, where a refused form comes back too. */
export function NewsletterForm() {
  const t = useTexts();
  const refused = useRefusedForm();
  const seconds = refused?.retryAfterSeconds ?? null;
  const error =
    refused &&
    [t(refusalText[refused.refusal]), seconds !== null && t('site.wait', { seconds })]
      .filter(Boolean)
      .join(' ');
  return (
    <form method="post" action="/newsletter" noValidate className="flex flex-col gap-5">
      <Field label={t('newsletter.email')} required error={error ?? undefined}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={refused?.values['email'] ?? ''}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" className="self-start">
        {t('newsletter.submit')}
      </Button>
    </form>
  );
}
