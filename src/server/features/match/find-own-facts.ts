import type { StudentFacts } from '#domain/match/match-facts.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import type { StudentScope } from '#server/scopes.ts';
import { studentFactsOf } from './facts-of.ts';
import { loadStudents } from './match.store.ts';

export async function findOwnFacts(
  ctx: Ctx,
  { studentId }: StudentScope,
): Promise<StudentFacts | undefined> {
  const [student] = await loadStudents(ctx, [studentId]);
  return student && studentFactsOf(student, (await loadSettings(ctx)).usdRate);
}
