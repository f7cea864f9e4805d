import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostingDetails } from '#contract/posting.ts';
import { applicationFields } from '#domain/application/application-fields.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { postForm, refusedFormOf } from '#web/lib/post-form.ts';
import { useCountStarted, usePostingSource } from '#web/lib/posting-view.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { toast } from '#web/ui/toast-store.ts';
import {
  applicationText,
  emptyAnswers,
  fieldsOf,
  findApplicationProblems,
  resumeProblem,
} from './application-problems.ts';
import { PrefillNote } from './prefill-note.tsx';
import { ResumeField } from './resume-field.tsx';
import { ScreeningFields } from './screening-fields.tsx';
import { type ReadContactFields, usePrefill } from './use-prefill.ts';

export type Applicant = { fullName: string; email: string; phone: string };

/** A student's application form. Also works as a plain form post. */
export function ApplicationForm({
  id: formId,
  posting,
  applicant,
  idempotencyKey,
  readContact,
}: {
  id: string;
  posting: Pick<PostingDetails, 'id' | 'companyName' | 'questions'>;
  applicant: Applicant;
  idempotencyKey: string;
  readContact: ReadContactFields;
}) {
  const t = useTexts();
  const countText = useCountText();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id: postingId, questions } = posting;
  const { data: resumes } = useSuspenseQuery(api.application.listResumes.query());
  const { data: own } = useSuspenseQuery(api.resume.list.query());
  const written = own.items
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const posted = useRefusedForm();
  const [kept, setKept] = useState(posted?.keptFile ?? null);
  const action = `/job-application/${postingId}`;
  const form = useForm({
    id: formId,
    action,
    initial: { ...applicant, coverLetter: '', ...emptyAnswers(questions) },
    draft: postingId,
    validate: (values, data) =>
      findApplicationProblems(values, data, { questions, hasKept: kept !== null }),
    fields: applicationFields,
    textOf: (refusal, field) => applicationText(t, refusal, field),
    submit: (_values, sent) => postForm(action, sent.form),
    onDone: (redirectTo) => {
      toast({ title: t('apply.toast.success'), tone: 'success' });
      return navigate(redirectTo);
    },
    onFailed: (error) => {
      if (refusalOf(error) === 'NOT_SIGNED_IN') {
        window.location.assign(`/login?error=sign-in-to-apply&next=${encodeURIComponent(action)}`);
        return true;
      }
      setKept(refusedFormOf(error)?.keptFile ?? null);
      // The company may have changed its questions.
      void cache.invalidateQueries({ queryKey: api.posting.load.key() });
      return false;
    },
    failedTitle: t('apply.toast.failed'),
    toasts: 'failures',
  });
  const source = usePostingSource();
  const onStarted = useCountStarted(postingId, source);
  const { ref } = form.props;
  const prefill = usePrefill(ref, readContact);
  const onChoice = (choice: string) => {
    const own = written.find(({ id }) => choice === `written-${id}`);
    const sent = resumes.items.find(({ id }) => id === choice);
    if (own) prefill.fromWritten(own);
    else if (sent) prefill.fromSent(sent);
    else prefill.undo();
  };
  const onStart = useEffectEvent(() => {
    const [first] = written;
    if (first && posted === null) prefill.fromWritten(first);
  });
  useEffect(() => onStart(), []);
  const onFile = (file: File | null) => {
    if (file === null) form.set('resume', '');
    if (file !== null && resumeProblem(file, kept !== null) === undefined) prefill.fromFile(file);
    else prefill.undo();
  };
  const errors = fieldsOf(questions).flatMap((id) => {
    const message = form.errorOf(id);
    return message ? [{ id, message }] : [];
  });

  return (
    <Form form={form} encType="multipart/form-data" onInput={onStarted}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="source" value={source} />
      {kept && <input type="hidden" name="resumeFileId" value={kept.id} />}
      {kept && <input type="hidden" name="resumeFileName" value={kept.name} />}
      <FormSummary
        title={t('apply.form.problems', { count: errors.length })}
        errors={errors}
        // Without scripts no field gets the focus, so the errors are listed at the top.
        from={posted?.refusal.startsWith('ANSWER_') && form.attempt === 0 ? 1 : 4}
        attempt={form.attempt}
      />
      <TextField
        name="fullName"
        id="fullName"
        label={t('apply.form.name')}
        required
        autoComplete="name"
      />
      <TextField
        name="email"
        id="email"
        label={t('apply.form.email')}
        required
        type="email"
        autoComplete="email"
      />
      <TextField
        name="phone"
        id="phone"
        label={t('common.phone')}
        mark={t('common.optional')}
        type="tel"
        autoComplete="tel"
      />
      <TextareaField
        name="coverLetter"
        id="coverLetter"
        label={t('apply.form.cover')}
        mark={t('common.optional')}
        help={t('apply.form.cover-help')}
        rows={6}
        countText={countText}
      />
      <ScreeningFields posting={posting} />
      <ResumeField
        written={written}
        resumes={resumes.items}
        chosen={posted?.values['resumeChoice']}
        kept={kept}
        problem={form.errorOf('resume')}
        onChoice={onChoice}
        onFile={onFile}
      />
      <PrefillNote prefill={prefill} />
      <SubmitButton size="lg" busyText={t('apply.form.sending')}>
        {t('apply.form.submit')}
      </SubmitButton>
    </Form>
  );
}
