import type { Candidate } from '#contract/match-lists.ts';
import { matchOf } from '#domain/match/match-of.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireMember } from '#server/scopes.ts';
import { candidateOf } from './candidate-of.ts';
import { postingFactsOf, studentFactsOf } from './facts-of.ts';
import { findCompanyPosting, loadStudents } from './match.store.ts';

type Shown = Candidate & { bio: string };

/**
 * These students as the company sees them, by id, each with the score for their posting. The caller
 * has checked that the company may see them.
 */
export async function loadCandidates(
  ctx: Ctx,
  wanted: readonly { studentId: string; postingId: string | null }[],
): Promise<Map<string, Shown>> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { usdRate } = await loadSettings(ctx);
  const postingIds = [...new Set(wanted.flatMap(({ postingId }) => postingId ?? []))];
  const facts = new Map(
    await Promise.all(
      postingIds.map(async (id) => {
        const row = await findCompanyPosting(ctx, scope, id);
        return [id, row && postingFactsOf(row, usdRate)] as const;
      }),
    ),
  );
  const postingOf = new Map(wanted.map(({ studentId, postingId }) => [studentId, postingId]));
  const rows = await loadStudents(ctx, [...postingOf.keys()]);
  return new Map(
    rows.map((row) => {
      const asked = facts.get(postingOf.get(row.id) ?? '');
      const score = asked ? matchOf(asked, studentFactsOf(row, usdRate), ctx.now).score : null;
      return [row.id, { ...candidateOf(row, score), bio: row.bio ?? '' }];
    }),
  );
}
