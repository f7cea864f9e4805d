import type { StudentFacts } from '#domain/match/match-facts.ts';
import { matchOf, type Match } from '#domain/match/match-of.ts';
import type { Requirement } from '#domain/match/requirements.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { loadPostings, loadStudents } from './match.store.ts';
import { loadOwnSkillIds } from './ranking.store.ts';

export async function loadMatch(ctx: Ctx, { postingId }: { postingId: string }): Promise<Match> {
  const { studentId } = requireStudent(ctx);
  const [posting] = await loadPostings(ctx, [postingId]);
  const [student] = await loadStudents(ctx, [studentId]);
  if (posting === undefined || student === undefined) throw new AppError('NOT_FOUND');
  const { usdRate } = await loadSettings(ctx);
  return matchOf(postingFactsOf(posting, usdRate), studentFactsOf(student, usdRate), ctx.now);
}

export async function findOwnFacts(
  ctx: Ctx,
  { studentId }: StudentScope,
): Promise<StudentFacts | undefined> {
  const [student] = await loadStudents(ctx, [studentId]);
  return student && studentFactsOf(student, (await loadSettings(ctx)).usdRate);
}

/** The input for sorting postings by the student's match. Null if there is nothing to match. */
export async function findOwnOrder(ctx: Ctx, scope: StudentScope) {
  const facts = await findOwnFacts(ctx, scope);
  return facts === undefined ? null : { facts, skills: await loadOwnSkillIds(ctx, facts) };
}

export type CardMatch = { score: number; version: number; unmet: Requirement[] };

/**
 * The student's score for each of these postings. Omits postings without a score and closed ones.
 */
export async function loadScores(
  ctx: Ctx,
  postingIds: readonly string[],
  known?: StudentFacts,
): Promise<Map<string, Match & CardMatch>> {
  const facts = known ?? (await findOwnFacts(ctx, requireStudent(ctx)));
  if (facts === undefined) return new Map();
  const { usdRate } = await loadSettings(ctx);
  const rows = await loadPostings(ctx, postingIds);
  return new Map(
    rows.flatMap((row) => {
      const match = matchOf(postingFactsOf(row, usdRate), facts, ctx.now);
      const unmet = match.requirements.filter(({ state }) => state === 'unmet');
      const { score } = match;
      if (score === null) return [];
      return [[row.id, { ...match, score, unmet: unmet.map(({ requirement }) => requirement) }]];
    }),
  );
}
