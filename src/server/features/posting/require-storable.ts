import { findContentProblems } from '#domain/posting/find-content-problems.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import { AppError } from '#server/app-error.ts';

/** Refuses content that is invalid even for a draft. */
export function requireStorable(content: PostingContent): void {
  const [problem] = Object.values(findContentProblems(content));
  if (problem === 'SALARY_RANGE' || problem === 'BATCH_RANGE') throw new AppError(problem);
  if (problem !== undefined) throw new AppError('INVALID_INPUT');
}
