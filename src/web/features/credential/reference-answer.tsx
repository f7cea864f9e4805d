import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReferenceLink } from '#contract/credential.ts';
import { answerFields } from '#domain/credential/reference.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { postForm } from '#web/lib/post-form.ts';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';

/** Where the link mailed to a mentor leads; works without an account and without scripts. */
export function ReferenceAnswer({ token }: { token: string }) {
  const t = useTexts();
  const { state, asked } = useSuspenseQuery(api.credential.findReference.query({ token })).data;
  if (asked === null) {
    const end = state === 'open' ? 'over' : state;
    return (
      <Page title={t(`reference.${end}.title`)} lead={t(`reference.${end}.text`)}>
        {end === 'confirmed' && (
          <ButtonLink to="/contact" className="self-start">
            {t('reference.contact')}
          </ButtonLink>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={t('reference.open.title', { student: asked.student })}
      lead={t('reference.open.text')}
    >
      <ReferenceForm token={token} request={asked} />
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-12 sm:py-20">
      <div>
        <h1 className="font-display text-28 font-bold wrap-anywhere sm:text-40">{title}</h1>
        <p className="mt-2 text-ink-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}

type RequestProps = { token: string; request: NonNullable<ReferenceLink['asked']> };

function ReferenceForm({ token, request }: RequestProps) {
  const t = useTexts();
  const format = useFormat();
  const { student, name, relation, message, expiresAt } = request;
  const action = `/reference/${encodeURIComponent(token)}`;
  const form = useForm({
    action,
    initial: { name, relation, words: '' },
    fields: answerFields,
    submit: (_values, sent) => postForm(action, sent.form),
    onDone: hardNavigate,
  });
  return (
    <>
      {message !== '' && (
        <figure className="rounded-card border border-line bg-surface p-4">
          <figcaption className="text-13 text-ink-muted">
            {t('reference.open.message', { student })}
          </figcaption>
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{message}</blockquote>
        </figure>
      )}
      <Form form={form} className="flex flex-col gap-5">
        <TextareaField
          name="words"
          label={t('reference.form.words')}
          help={t('reference.form.words-help', { student })}
          required
          rows={answerFields.words.rows}
        />
        <TextField name="name" label={t('reference.form.name')} required autoComplete="name" />
        <TextField
          name="relation"
          label={t('reference.form.relation', { student })}
          required
          autoComplete="off"
        />
        <p className="text-14 text-ink-muted">{t('reference.open.what', { student })}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton size="lg" busyText={t('common.sending')}>
            {t('reference.form.submit')}
          </SubmitButton>
          <p className="text-13 text-ink-muted">
            {t('reference.open.until', { date: format.date(expiresAt) })}
          </p>
        </div>
      </Form>
      <form method="post" action={action} className="border-t border-line pt-6">
        <h2 className="text-16 font-semibold">{t('reference.decline.title')}</h2>
        <p className="mt-1 mb-4 text-14 text-ink-muted">
          {t('reference.decline.text', { student })}
        </p>
        <input type="hidden" name="answer" value="decline" />
        <Button type="submit">{t('reference.decline.action')}</Button>
      </form>
    </>
  );
}
