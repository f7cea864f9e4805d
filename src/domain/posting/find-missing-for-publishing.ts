import { isBlank } from '#domain/is-blank.ts';
import { findUnlawful } from '#domain/posting-check/check-posting.ts';
import { type Missing, publishedFields } from './missing.ts';
import type { PostingContent } from './posting-content.ts';
import { findUnfinished } from './screening-question.ts';

const texts = ['title', 'primaryRole', 'duration', 'description'] as const;
const rank = ({ field }: Missing) => publishedFields.indexOf(field);

/**
 * What prevents publishing, in form order: a missing title, role, duration, skills or description;
 * half a salary; a past deadline; unfinished questions; and criteria that the law forbids.
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
  const isUnfinished = findUnfinished(questions).length > 0;
  if (isUnfinished) missing.push({ field: 'questions', reason: 'QUESTION_UNFINISHED' });
  for (const field of new Set(findUnlawful(content).map((flag) => flag.field))) {
    if (!missing.some((each) => each.field === field)) missing.push({ field, reason: 'UNLAWFUL' });
  }
  return missing.sort((a, b) => rank(a) - rank(b));
}
