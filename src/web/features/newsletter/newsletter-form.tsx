import { Form, SubmitButton } from '#web/lib/form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { postForm } from '#web/lib/post-form.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';

/** Subscribes to the newsletter on its own page, which also shows a refused form. */
export function NewsletterForm() {
  const t = useTexts();
  const form = useForm({
    action: '/newsletter',
    fieldOf: 'email',
    submit: (_values, sent) => postForm('/newsletter', sent.form),
    onDone: hardNavigate,
  });
  return (
    <Form form={form}>
      <TextField
        name="email"
        label={t('newsletter.email')}
        required
        type="email"
        autoComplete="email"
      />
      <SubmitButton size="lg" className="self-start">
        {t('newsletter.submit')}
      </SubmitButton>
    </Form>
  );
}
