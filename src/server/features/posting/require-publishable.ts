import { findUnlawful } from '#domain/posting-check/check-posting.ts';
import { missingForBoard } from '#domain/posting/missing-for-board.ts';
import type { Missing } from '#domain/posting/missing.ts';
import { AppError } from '#server/app-error.ts';
import type { adminFieldsOf } from './admin-fields-of.ts';

type Fields = ReturnType<typeof adminFieldsOf>;

/** Refuses to publish what lacks something that the board needs, or names unlawful criteria. */
export function requirePublishable(fields: Fields): void {
  const unlawful = findUnlawful(textsOf(fields)).map(({ field }): Missing => ({
    field,
    reason: 'UNLAWFUL',
  }));
  const missing = [...missingForBoard(fields), ...unlawful];
  if (missing.length > 0) throw new AppError('POSTING_INCOMPLETE', { missing });
}

const textsOf = ({ title, primaryRole, duration, description, location }: Fields) => ({
  title,
  primaryRole: primaryRole ?? '',
  duration: duration ?? '',
  description: description ?? '',
  location: location ?? '',
  department: '',
  responsibilities: '',
  requirements: '',
  niceToHave: '',
  practiceQuestions: '',
  questions: [],
});
