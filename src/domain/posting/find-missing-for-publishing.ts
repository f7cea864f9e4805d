import { isBlank } from '#domain/is-blank.ts';
import type { ContentField, PostingContent } from './posting-content.ts';

export const missingReasons = [
  'MISSING',
  'DEADLINE_PAST',
  'SALARY_HALF',
  'QUESTION_UNFINISHED',
] as const;
export type MissingReason = (typeof missingReasons)[number];

/** Fields checked on publishing, in form order. */
export const publishedFields = [
  'title',
  'primaryRole',
  'salaryMin',
  'salaryMax',
  'duration',
  'deadline',
  'skills',
  'description',
  'questions',
] as const satisfies readonly ContentField[];
export type Missing = { field: (typeof publishedFields)[number]; reason: MissingReason };

const texts = ['title', 'primaryRole', 'duration', 'description'] as const;
const rank = ({ field }: Missing) => publishedFields.indexOf(field);

/**
 * What a posting lacks for publishing, in form order: title, role, duration, skills and
 * description; a salary with both ends or none; a future deadline; valid questions.
 */
export function findMissingForPublishing(
  content: PostingContent,
  closesAt: Date | null,
  now: Date,
): Missing[] {
  const missing: Missing[] = [];
  for (const field of texts) {
    if (isBlank(content[field])) missing.push({ field, reason: 'MISSING' });
  }
  if (content.skills.length === 0) missing.push({ field: 'skills', reason: 'MISSING' });
  const { salaryMin, salaryMax, questions } = content;
  if ((salaryMin === null) !== (salaryMax === null))
    missing.push({ field: salaryMin === null ? 'salaryMin' : 'salaryMax', reason: 'SALARY_HALF' });
  if (closesAt !== null && closesAt <= now)
    missing.push({ field: 'deadline', reason: 'DEADLINE_PAST' });
  const isUnfinished = questions.some(
    ({ kind, text, options }) =>
      isBlank(text) ||
      (kind === 'choice' && new Set(options.map((each) => each.trim()).filter(Boolean)).size < 2),
  );
  if (isUnfinished) missing.push({ field: 'questions', reason: 'QUESTION_UNFINISHED' });
  return missing.sort((a, b) => rank(a) - rank(b));
}
