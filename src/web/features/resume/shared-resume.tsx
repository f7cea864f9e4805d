import { Download, LockKeyhole } from 'lucide-react';
import { printedName } from '#domain/account/printed-name.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { hardNavigate } from '#web/lib/hard-navigate.ts';
import { postForm } from '#web/lib/post-form.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ResumePages } from './resume-pages.tsx';
import ResumeText from './resume-text.tsx';

type SharedResumeProps = {
  token: string;
  pass: string | null;
  /** Null until the password is entered. */
  resume: { pages: string[]; content: Resume } | null;
};

/** A shared resume: its page images, the same content as text, and the PDF. */
export function SharedResume({ token, pass, resume }: SharedResumeProps) {
  const t = useTexts();
  if (resume === null) return <PasswordForm token={token} />;
  const query = pass === null ? '' : `?pass=${encodeURIComponent(pass)}`;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 text-20 font-semibold wrap-anywhere text-ink">
          {t('shared-resume.title-of', { name: printedName(resume.content.basics) })}
        </h1>
        <ButtonLink to={`/r/${token}/pdf${query}`} reloadDocument icon={Download}>
          {t('resume.export.download')}
        </ButtonLink>
      </div>
      <ResumePages
        pages={resume.pages.map((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`)}
        nameOf={(place) => t('shared-resume.page', place)}
      />
      <Disclosure summary={t('shared-resume.text')}>
        <ResumeText content={resume.content} />
      </Disclosure>
    </div>
  );
}

function PasswordForm({ token }: { token: string }) {
  const t = useTexts();
  const action = `/r/${token}`;
  const form = useForm({
    action,
    fieldOf: 'password',
    submit: (_values, sent) => postForm(action, sent.form),
    onDone: hardNavigate,
  });
  return (
    <Card className="mx-auto my-12 w-full max-w-md">
      <LockKeyhole size={20} aria-hidden="true" className="text-ink-subtle" />
      <h1 className="mt-3 text-20 font-semibold text-ink">{t('shared-resume.password.title')}</h1>
      <p className="mt-1 text-14 text-ink-muted">{t('shared-resume.password.text')}</p>
      <Form form={form} className="mt-5 flex flex-col gap-4">
        <TextField
          name="password"
          id="password"
          label={t('common.password')}
          type="password"
          autoComplete="off"
          required
        />
        <SubmitButton busyText={t('shared-resume.password.opening')}>
          {t('shared-resume.password.open')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
