import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  findFormProblems,
  longestField,
  type TypedApplication,
} from '#domain/application/find-form-problems.ts';
import { mayTakeResume } from '#domain/application/may-take-resume.ts';
import { draftKey } from '#web/lib/form-draft.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { usePostedForm } from '#web/lib/use-posted-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

const fields = ['fullName', 'email', 'phone', 'coverLetter', 'resume'] as const;

type Problems = { [Name in (typeof fields)[number]]?: string | undefined };

export type Applicant = { fullName: string; email: string; phone: string };

/** What fills the other fields while one is looked at. */
const anything = { fullName: '', email: '', phone: '', coverLetter: '' };

/** The form that a student applies with. Works as a plain form post too. */
export function ApplicationForm({
  id: formId,
  postingId,
  userId,
  applicant,
  idempotencyKey,
}: {
  id: string;
  postingId: string;
  userId: string;
  applicant: Applicant;
  idempotencyKey: string;
}) {
  const t = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [checked, setChecked] = useState(0);

  const onFailed = (message: string) =>
    void toast({ title: t('apply.toast.failed'), description: message, tone: 'danger' });

  const form = usePostedForm({
    check: (data) => {
      const found = check(data);
      setProblems(found);
      setChecked((times) => times + 1);
      const [first] = Object.keys(found).filter((name) => found[name as keyof Problems]);
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
      onFailed(message);
    },
    onFailed,
  });
  const kept = form.refused?.keptFile ?? null;
  const forgetDraft = useFormDraft(
    element,
    draftKey(postingId, userId),
    { ...applicant, coverLetter: '' },
    form.refused === null,
  );

  function check(data: FormData): Problems {
    const found: Problems = typedProblems({
      fullName: String(data.get('fullName')),
      email: String(data.get('email')),
      phone: String(data.get('phone')),
      coverLetter: String(data.get('coverLetter')),
    });
    const file = data.get('resume');
    const resume = resumeProblem(file instanceof File && file.name !== '' ? file : null);
    if (resume) found.resume = resume;
    return found;
  }

  function resumeProblem(file: File | null): string | null {
    if (file === null) return kept ? null : t('apply.problem.resume');
    const ending = /\.(pdf|docx)$/iu.exec(file.name)?.[1]?.toLowerCase();
    const sniffed = ending === 'pdf' || ending === 'docx' ? ending : null;
    const verdict = mayTakeResume({ name: file.name, size: file.size, sniffed });
    return verdict.ok ? null : t(refusalText[verdict.refusal]);
  }

  function typedProblems(typed: TypedApplication): Problems {
    const found = findFormProblems(typed);
    return {
      ...(found.fullName && {
        fullName: t(
          found.fullName === 'INFORMATION_MISSING'
            ? 'apply.problem.name'
            : refusalText[found.fullName],
        ),
      }),
      ...(found.email && { email: t('apply.problem.email') }),
      ...(found.phone && { phone: t(refusalText[found.phone]) }),
      ...(found.coverLetter && { coverLetter: t(refusalText[found.coverLetter]) }),
    };
  }

  const onBlur = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.currentTarget;
    const found = typedProblems({ ...anything, [name]: value });
    setProblems((now) => ({ ...now, [name]: found[name as keyof TypedApplication] }));
  };

  const errors = fields.flatMap((id) => {
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
        from={4}
        attempt={checked}
      />
      {form.message && errors.length === 0 && (
        <Callout tone="danger" live>
          {form.message}
        </Callout>
      )}
      <Field label={t('apply.form.name')} id="fullName" required error={problems.fullName}>
        <Input
          name="fullName"
          autoComplete="name"
          required
          defaultValue={form.values['fullName'] ?? applicant.fullName}
          onBlur={onBlur}
        />
      </Field>
      <Field label={t('apply.form.email')} id="email" required error={problems.email}>
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
        error={problems.phone}
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
        error={problems.coverLetter}
      >
        <Textarea
          name="coverLetter"
          rows={6}
          defaultValue={form.values['coverLetter'] ?? ''}
          onBlur={onBlur}
          most={longestField.coverLetter}
          countText={(used, most) =>
            t('apply.form.cover-count', { used: format.number(used), most: format.number(most) })
          }
        />
      </Field>
      <Field
        label={t('apply.form.resume')}
        id="resume"
        required
        error={problems.resume}
        help={kept ? t('apply.form.resume-kept', { name: kept.name }) : undefined}
      >
        <FileInput
          name="resume"
          accept=".pdf,.docx"
          prompt={t('apply.form.resume-prompt')}
          hint={t('apply.form.resume-hint')}
          clearLabel={(name) => t('apply.form.clear', { name })}
          sizeText={(bytes) =>
            format.number(bytes / 1_048_576, { maximumFractionDigits: 2 }) + ' MB'
          }
          onFiles={(files) =>
            setProblems((now) => ({ ...now, resume: resumeProblem(files[0] ?? null) ?? undefined }))
          }
        />
      </Field>
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
