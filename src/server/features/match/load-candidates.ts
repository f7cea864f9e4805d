import { v7 as uuid } from 'uuid';
import type { Candidate, CandidateDetails } from '#contract/match-lists.ts';
import { matchOf } from '#domain/match/match-of.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { insertView } from './candidate.store.ts';
import { companyMatchOf } from './company-match-of.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { findCompanyPosting, loadStudents, type StudentRow } from './match.store.ts';
import { findFindable } from './ranking.store.ts';

type PublicCandidate = Candidate & { bio: string };

/**
 * These students as the company sees them, by id, each with the score for their posting. The caller
 * has checked that the company may see them.
 */
export async function loadCandidates(
  ctx: Ctx,
  keys: readonly { studentId: string; postingId: string | null }[],
): Promise<Map<string, PublicCandidate>> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(ctx);
  const postingIds = [...new Set(keys.flatMap(({ postingId }) => postingId ?? []))];
  const facts = new Map(
    await Promise.all(
      postingIds.map(async (id) => {
        const row = await findCompanyPosting(ctx, scope, id);
        return [id, row && postingFactsOf(row, usdRate)] as const;
      }),
    ),
  );
  const postingOf = new Map(keys.map(({ studentId, postingId }) => [studentId, postingId]));
  const rows = await loadStudents(ctx, [...postingOf.keys()]);
  return new Map(
    rows.map((row) => {
      const postingFacts = facts.get(postingOf.get(row.id) ?? '');
      const score = postingFacts
        ? matchOf(postingFacts, studentFactsOf(row, usdRate), ctx.now).score
        : null;
      return [row.id, { ...candidateOf(row, score), bio: row.bio ?? '' }];
    }),
  );
}

type Input = { studentId: string; postingId: string };

/** A student visible to the company, with their match. The student can see the view. */
export async function loadCandidate(ctx: Ctx, input: Input): Promise<CandidateDetails> {
  const { match, ...student } = await inTransaction(ctx, (tx) => loadVisibleCandidate(tx, input));
  if (match === null) throw new AppError('NOT_FOUND');
  return { ...student, match };
}

/** A student as companies see them: skills and match score, without contact details. */
export function candidateOf(row: StudentRow, score: number | null): Candidate {
  const { id, name, location, skills, preferences, activeAt } = row;
  const { years = null, isAvailable = true } = preferences ?? {};
  return { id, name, location, skills, years, isAvailable, activeAt, score };
}

/**
 * A student visible to the company, with their match if there is a posting. Records the view, which
 * the student can see.
 */
export async function loadVisibleCandidate(
  tx: Ctx,
  { studentId, postingId }: { studentId: string; postingId: string | null },
) {
  const scope = requireMember(tx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(tx);
  const posting = postingId === null ? null : await findCompanyPosting(tx, scope, postingId);
  const found = await findFindable(tx, scope, studentId);
  const [student] = await loadStudents(tx, [studentId]);
  if (posting === undefined || student === undefined || !found) throw new AppError('NOT_FOUND');
  await insertView(tx, scope, { id: uuid(), studentId, postingId });
  const match =
    posting && matchOf(postingFactsOf(posting, usdRate), studentFactsOf(student, usdRate), tx.now);
  return {
    ...candidateOf(student, match?.score ?? null),
    bio: student.bio ?? '',
    match: match && companyMatchOf(match),
  };
}
