import { applicationFields } from '#domain/application/application-fields.ts';
import { findAnswerProblems } from '#domain/application/find-answer-problems.ts';
import { mayUploadResume } from '#domain/application/may-upload-resume.ts';
import type { ScreeningQuestion } from '#domain/posting/screening-question.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import type { UseTexts } from '#web/lib/texts.tsx';

type Questions = readonly ScreeningQuestion[];

/** The form field's name for an answer. */
export const answerName = (questionId: string) => `answer-${questionId}`;

/** All fields, in form order. */
export const fieldsOf = (questions: Questions): string[] => [
  ...Object.keys(applicationFields),
  ...questions.map(({ id }) => answerName(id)),
  'resume',
];

export const emptyAnswers = (questions: Questions): FormValues =>
  Object.fromEntries(questions.map(({ id }) => [answerName(id), '']));

/** Problems with answers and resume; the server keeps a file from an earlier attempt. */
export function findApplicationProblems(
  values: FormValues,
  form: FormData,
  { questions, hasKept }: { questions: Questions; hasKept: boolean },
): Problems {
  const { resumeChoice = '' } = values;
  const given = Object.fromEntries(questions.map(({ id }) => [id, values[answerName(id)] ?? '']));
  const answers = [...findAnswerProblems(questions, given)];
  const file = form.get('resume');
  const upload = file instanceof File && file.name !== '' ? file : null;
  const isSaved = resumeChoice !== '' && resumeChoice !== 'upload';
  const resume = isSaved ? undefined : resumeProblem(upload, hasKept);
  return {
    ...Object.fromEntries(answers.map(([id, refusal]) => [answerName(id), refusal])),
    ...(resume && { resume }),
  };
}

export function resumeProblem(file: File | null, hasKept: boolean): Refusal | undefined {
  if (file === null) return hasKept ? undefined : 'INFORMATION_MISSING';
  const ending = /\.(pdf|docx)$/iu.exec(file.name)?.[1]?.toLowerCase();
  const sniffed = ending === 'pdf' || ending === 'docx' ? ending : null;
  const verdict = mayUploadResume({ name: file.name, size: file.size, sniffed });
  return verdict.ok ? undefined : verdict.refusal;
}

/** Field messages where the default text of the refusal is too general. */
export function applicationText(t: UseTexts, refusal: Refusal, field?: string) {
  if (field === 'email') return t('apply.problem.email');
  if (refusal !== 'INFORMATION_MISSING') return undefined;
  if (field === 'fullName') return t('apply.problem.name');
  return field === 'resume' ? t('apply.problem.resume') : undefined;
}
