import { type Match, matchOf } from '#domain/match/match-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireStudent } from '#server/scopes.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { loadPostings, loadStudents } from './match.store.ts';

export async function loadMatch(ctx: Ctx, { postingId }: { postingId: string }): Promise<Match> {
  const { studentId } = requireStudent(ctx);
  const [posting] = await loadPostings(ctx, [postingId]);
  const [student] = await loadStudents(ctx, [studentId]);
  if (posting === undefined || student === undefined) throw new AppError('NOT_FOUND');
  const { usdRate } = await loadSettings(ctx);
  return matchOf(postingFactsOf(posting, usdRate), studentFactsOf(student, usdRate), ctx.now);
}
