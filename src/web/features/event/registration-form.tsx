import { useNavigate } from 'react-router';
import type { Me } from '#contract/account.ts';
import { registrationFields } from '#domain/event/event-fields.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { HoneypotField } from '#web/lib/honeypot-field.tsx';
import { postForm } from '#web/lib/post-form.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';

/**
 * Registers for an event; works without scripts. Signed-in users' name and email address are
 * prefilled.
 */
export function RegistrationForm({ slug, me }: { slug: string; me: Me | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const action = `/community/events/${encodeURIComponent(slug)}`;
  const form = useForm({
    action,
    initial: {
      name: [me?.firstName, me?.lastName].filter(Boolean).join(' '),
      email: me?.email ?? '',
    },
    fields: registrationFields,
    submit: (_values, sent) => postForm(action, sent.form),
    changes: api.event.key(),
    onDone: (to) => navigate(to, { replace: true, preventScrollReset: true }),
  });
  return (
    <Form
      form={form}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="text-20 font-semibold">{t('event.form.title')}</h2>
      <TextField name="name" label={t('event.form.name')} required autoComplete="name" />
      <TextField
        name="email"
        label={t('common.email')}
        required
        help={t('event.form.email-help')}
        type="email"
        autoComplete="email"
      />
      <HoneypotField />
      <SubmitButton size="lg" className="self-start" busyText={t('event.form.busy')}>
        {t('event.register')}
      </SubmitButton>
    </Form>
  );
}
