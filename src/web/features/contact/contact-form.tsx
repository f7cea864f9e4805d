import { useRef, useState } from 'react';
import { contactFields, contactTypes } from '#domain/contact/contact-fields.ts';
import { findProblems, longestOf, type Problems } from '#domain/fields.ts';
import { textsOf } from '#web/lib/post-form.ts';
import { problemText, refusalWords } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TrapField } from '#web/lib/trap-field.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

const longest = longestOf(contactFields);

/** Writes to us; works without scripts, which add the toast and keep the page where it is. */
export function ContactForm() {
  const t = useTexts();
  const [sent, setSent] = useState(0);
  return <Form key={sent} onSent={() => setSent((count) => count + 1)} t={t} />;
}

function Form({ onSent, t }: { onSent: () => void; t: ReturnType<typeof useTexts> }) {
  const element = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Problems<typeof contactFields> | null>(null);
  const form = usePostedForm({
    check: (data) => {
      const problems = findProblems(contactFields, textsOf(data));
      setFound(problems);
      const [first] = Object.entries(problems);
      if (first === undefined) return true;
      const [field, problem] = first;
      toast({
        title: refusalWords(t, problem, longest[field]),
        tone: 'danger',
      });
      element.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
      return false;
    },
    onDone: () => {
      toast({ title: t('contact.sent'), tone: 'success' });
      onSent();
    },
    onFailed: (message) => toast({ title: message, tone: 'danger' }),
  });
  const typed = (name: string) => form.values[name] ?? '';
  const problems = found ?? (form.refused ? findProblems(contactFields, form.refused.values) : {});
  const errorOf = (name: keyof typeof contactFields) =>
    problemText(t, problems[name], longest[name]);
  const isGeneral = form.message !== null && Object.keys(problems).length === 0;
  return (
    <form
      ref={element}
      method="post"
      action="/contact"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      className="flex flex-col gap-5"
    >
      {isGeneral && (
        <Callout tone="danger" live>
          {form.message}
        </Callout>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('contact.name')} required error={errorOf('name')}>
          <Input name="name" defaultValue={typed('name')} autoComplete="name" required />
        </Field>
        <Field label={t('contact.type')}>
          <Select
            name="userType"
            defaultValue={typed('userType') || 'student'}
            options={contactTypes.map((type) => ({
              value: type,
              label: t(`contact.types.${type}`),
            }))}
          />
        </Field>
      </div>
      <Field
        label={t('contact.email')}
        required
        help={t('contact.email-help')}
        error={errorOf('email')}
      >
        <Input
          name="email"
          type="email"
          defaultValue={typed('email')}
          autoComplete="email"
          required
        />
      </Field>
      <Field label={t('contact.subject')} mark={t('contact.optional')} error={errorOf('subject')}>
        <Input name="subject" defaultValue={typed('subject')} />
      </Field>
      <Field label={t('contact.message')} required error={errorOf('message')}>
        <Textarea
          name="message"
          defaultValue={typed('message')}
          rows={6}
          most={contactFields.message.max}
          required
        />
      </Field>
      <TrapField />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('contact.busy')}
        className="self-start"
      >
        {t('contact.submit')}
      </Button>
    </form>
  );
}
