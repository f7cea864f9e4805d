import { applicationFields } from '#domain/application/application-fields.ts';
import { findAnswerProblems } from '#domain/application/find-answer-problems.ts';
import { mayTakeResume } from '#domain/application/may-take-resume.ts';
import { findProblems } from '#domain/fields.ts';
import type { ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import type { UseTexts } from '#web/lib/texts.tsx';

/** What is wrong with the form, in words, by the name of the field. */
export type Problems = Record<string, string | undefined>;

type Questions = readonly ScreeningQuestion[];

/** What the field of an answer is called in the form. */
export const answerName = (questionId: string) => `answer-${questionId}`;

/** All fields in the order of the form. */
export const fieldsOf = (questions: Questions): string[] => [
  ...Object.keys(applicationFields),
  ...questions.map(({ id }) => answerName(id)),
  'resume',
];

export const emptyAnswers = (questions: Questions): Record<string, string> =>
  Object.fromEntries(questions.map(({ id }) => [answerName(id), '']));

export function formProblems(
  data: FormData,
  { questions, hasKept }: { questions: Questions; hasKept: boolean },
  t: UseTexts,
): Problems {
  const values = Object.fromEntries(
    fieldsOf(questions).map((name) => [name, String(data.get(name) ?? '')]),
  );
  const choice = data.get('resumeChoice');
  const isSaved = choice !== null && choice !== 'upload';
  const file = data.get('resume');
  const upload = file instanceof File && file.name !== '' ? file : null;
  const resume = isSaved ? undefined : resumeProblem(upload, hasKept, t);
  return { ...typedProblems(values, t), ...answerProblems(questions, values, t), resume };
}

/** What is wrong with the fields that are given; the others count as filled. */
export function typedProblems(values: Record<string, string>, t: UseTexts): Problems {
  const found = findProblems(applicationFields, { fullName: '-', email: 'a@b.test', ...values });
  const isUnnamed = found.fullName === 'INFORMATION_MISSING';
  return {
    fullName: isUnnamed
      ? t('apply.problem.name')
      : found.fullName && t(refusalText[found.fullName]),
    email: found.email && t('apply.problem.email'),
    phone: found.phone && t(refusalText[found.phone]),
    coverLetter: found.coverLetter && t(refusalText[found.coverLetter]),
  };
}

export function answerProblems(
  questions: Questions,
  values: Record<string, string>,
  t: UseTexts,
): Problems {
  const given = Object.fromEntries(questions.map(({ id }) => [id, values[answerName(id)] ?? '']));
  return Object.fromEntries(
    [...findAnswerProblems(questions, given)].map(([id, refusal]) => [
      answerName(id),
      t(refusalText[refusal]),
    ]),
  );
}

export function resumeProblem(
  file: File | null,
  hasKept: boolean,
  t: UseTexts,
): string | undefined {
  if (file === null) return hasKept ? undefined : t('apply.problem.resume');
  const ending = /\.(pdf|docx)$/iu.exec(file.name)?.[1]?.toLowerCase();
  const sniffed = ending === 'pdf' || ending === 'docx' ? ending : null;
  const verdict = mayTakeResume({ name: file.name, size: file.size, sniffed });
  return verdict.ok ? undefined : t(refusalText[verdict.refusal]);
}
