import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '#contract/account.ts';
import { registrationFields } from '#domain/event/event-fields.ts';
import { findProblems, type Problems } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { textsOf } from '#web/lib/post-form.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TrapField } from '#web/lib/trap-field.tsx';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** Registers for an event; works without scripts. Who is signed in finds the own name and address in it. */
export function RegistrationForm({ slug, me }: { slug: string; me: Me | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Problems<typeof registrationFields> | null>(null);
  const form = usePostedForm({
    check: (data) => {
      const problems = findProblems(registrationFields, textsOf(data));
      setFound(problems);
      const [first] = Object.keys(problems);
      element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return first === undefined;
    },
    onDone: (to) => {
      void cache.invalidateQueries({ queryKey: api.event.key() });
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    onRefused: () => void cache.invalidateQueries({ queryKey: api.event.key() }),
  });
  const typed = (name: 'name' | 'email') => form.values[name];
  const problems =
    found ?? (form.refused ? findProblems(registrationFields, form.refused.values) : {});
  const errorOf = (name: keyof typeof registrationFields) => problemText(t, problems[name]);
  const own = me ? [me.firstName, me.lastName].filter(Boolean).join(' ') : '';
  return (
    <form
      ref={element}
      method="post"
      action={`/community/events/${encodeURIComponent(slug)}`}
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="text-20 font-semibold">{t('event.form.title')}</h2>
      {form.message !== null && Object.keys(problems).length === 0 && (
        <Callout tone="danger" live>
          {form.message}
        </Callout>
      )}
      <Field label={t('event.form.name')} required error={errorOf('name')}>
        <Input name="name" defaultValue={typed('name') ?? own} autoComplete="name" required />
      </Field>
      <Field
        label={t('event.form.email')}
        required
        help={t('event.form.email-help')}
        error={errorOf('email')}
      >
        <Input
          name="email"
          type="email"
          defaultValue={typed('email') ?? me?.email ?? ''}
          autoComplete="email"
          required
        />
      </Field>
      <TrapField />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('event.form.busy')}
        className="self-start"
      >
        {t('event.register')}
      </Button>
    </form>
  );
}
