import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { PostingDetails } from '#contract/posting.ts';
import { applicationFields } from '#domain/application/application-fields.ts';
import { api } from '#web/lib/api.ts';
import { draftKey } from '#web/lib/form-draft.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import {
  answerProblems,
  emptyAnswers,
  fieldsOf,
  formProblems,
  type Problems,
  resumeProblem,
  typedProblems,
} from './application-problems.ts';
import { PrefillNote } from './prefill-note.tsx';
import { ResumeField } from './resume-field.tsx';
import { ScreeningFields } from './screening-fields.tsx';
import { type ReadContact, usePrefill } from './use-prefill.ts';

export type Applicant = { fullName: string; email: string; phone: string };

/** The form that a student applies with. Works as a plain form post too. */
export function ApplicationForm({
  id: formId,
  posting,
  userId,
  applicant,
  idempotencyKey,
  readContact,
}: {
  id: string;
  posting: Pick<PostingDetails, 'id' | 'companyName' | 'questions'>;
  userId: string;
  applicant: Applicant;
  idempotencyKey: string;
  readContact: ReadContact;
}) {
  const t = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const { id: postingId, questions } = posting;
  const { data: resumes } = useSuspenseQuery(
    api.application.listResumes.queryOptions({ input: {} }),
  );
  const { data: own } = useSuspenseQuery(api.resume.list.queryOptions({ input: {} }));
  const written = own.items
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const posted = useRefusedForm();
  const [problems, setProblems] = useState<Problems>(() =>
    posted?.refusal.startsWith('ANSWER_') ? answerProblems(questions, posted.values, t) : {},
  );
  const [checked, setChecked] = useState(0);

  const onFailed = (message: string) =>
    void toast({ title: t('apply.toast.failed'), description: message, tone: 'danger' });

  const form = usePostedForm({
    check: (data) => {
      const found = formProblems(data, { questions, hasKept: kept !== null }, t);
      setProblems(found);
      setChecked((times) => times + 1);
      const first = fieldsOf(questions).find((name) => found[name]);
      if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return first === undefined;
    },
    onDone: (redirectTo) => {
      forgetDraft();
      toast({ title: t('apply.toast.success'), tone: 'success' });
      void navigate(redirectTo);
    },
    onRefused: (refused, message) => {
      if (refused.refusal === 'NOT_SIGNED_IN') {
        const next = encodeURIComponent(`/job-application/${postingId}`);
        window.location.assign(`/login?error=sign-in-to-apply&next=${next}`);
        return;
      }
      // The company may have changed what it asks.
      void cache.invalidateQueries({ queryKey: api.posting.load.key() });
      onFailed(message);
    },
    onFailed,
  });
  const kept = form.refused?.keptFile ?? null;
  const forgetDraft = useFormDraft(
    element,
    draftKey(postingId, userId),
    { ...applicant, coverLetter: '', ...emptyAnswers(questions) },
    form.refused === null,
  );

  const prefill = usePrefill(element, readContact);
  const onChoice = (choice: string) => {
    setProblems((now) => ({ ...now, resume: undefined }));
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
    const problem = resumeProblem(file, kept !== null, t);
    setProblems((now) => ({ ...now, resume: problem }));
    if (file !== null && problem === undefined) prefill.fromFile(file);
    else prefill.undo();
  };

  const onBlur = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.currentTarget;
    const found = typedProblems({ [name]: value }, t);
    setProblems((now) => ({ ...now, [name]: found[name] }));
  };

  const errors = fieldsOf(questions).flatMap((id) => {
    const message = problems[id];
    return message ? [{ id, message }] : [];
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.onSubmit(event);

  return (
    <form
      id={formId}
      ref={element}
      method="post"
      encType="multipart/form-data"
      action={`/job-application/${postingId}`}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {kept && <input type="hidden" name="resumeFileId" value={kept.id} />}
      {kept && <input type="hidden" name="resumeFileName" value={kept.name} />}
      <FormSummary
        title={t('apply.form.problems', { count: errors.length })}
        errors={errors}
        // Without scripts nothing leads to a field: what is wrong is said at the top.
        from={posted !== null && checked === 0 ? 1 : 4}
        attempt={checked}
      />
      {form.message && errors.length === 0 && (
        <Callout tone="danger" live>
          {form.message}
        </Callout>
      )}
      <Field label={t('apply.form.name')} id="fullName" required error={problems['fullName']}>
        <Input
          name="fullName"
          autoComplete="name"
          required
          defaultValue={form.values['fullName'] ?? applicant.fullName}
          onBlur={onBlur}
        />
      </Field>
      <Field label={t('apply.form.email')} id="email" required error={problems['email']}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={form.values['email'] ?? applicant.email}
          onBlur={onBlur}
        />
      </Field>
      <Field
        label={t('apply.form.phone')}
        id="phone"
        mark={t('apply.form.optional')}
        error={problems['phone']}
      >
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={form.values['phone'] ?? applicant.phone}
          onBlur={onBlur}
        />
      </Field>
      <Field
        label={t('apply.form.cover')}
        id="coverLetter"
        mark={t('apply.form.optional')}
        help={t('apply.form.cover-help')}
        error={problems['coverLetter']}
      >
        <Textarea
          name="coverLetter"
          rows={6}
          defaultValue={form.values['coverLetter'] ?? ''}
          onBlur={onBlur}
          most={applicationFields.coverLetter.max}
          countText={(used, most) =>
            t('apply.form.cover-count', { used: format.number(used), most: format.number(most) })
          }
        />
      </Field>
      <ScreeningFields
        posting={posting}
        values={form.values}
        problems={problems}
        onAnswer={(name) => setProblems((now) => ({ ...now, [name]: undefined }))}
      />
      <ResumeField
        written={written}
        resumes={resumes.items}
        chosen={form.values['resumeChoice']}
        kept={kept}
        problem={problems['resume']}
        onChoice={onChoice}
        onFile={onFile}
      />
      <PrefillNote prefill={prefill} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={form.busy}
        busyText={t('apply.form.sending')}
      >
        {t('apply.form.submit')}
      </Button>
    </form>
  );
}
