import type { Degree } from '#domain/match/degree.ts';
import { protectedCount } from '#domain/match/is-eligible.ts';
import type { PostingLevel } from '#domain/posting/posting.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { countEligibleStudents } from './eligible.store.ts';
import { postingFactsOf } from './facts-of.ts';

type Input = {
  title?: string | undefined;
  location?: string | undefined;
  skills?: string[] | undefined;
  level?: PostingLevel | undefined;
  isInternship?: boolean | undefined;
  minDegree?: Degree | undefined;
  batchFrom?: number | undefined;
  batchTo?: number | undefined;
  needsPermit?: boolean | undefined;
};

/** Counts the students whom the company can find and who meet the requirements of a posting. */
export async function countEligible(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const facts = postingFactsOf(
    {
      title: input.title ?? '',
      location: input.location ?? null,
      skills: input.skills ?? [],
      level: input.level ?? null,
      type: input.isInternship ? 'Internship' : null,
      category: null,
      workplace: null,
      salaryMin: null,
      salaryMax: null,
      salaryCurrency: null,
      salaryPeriod: null,
      deadline: null,
      minDegree: input.minDegree ?? null,
      batchFrom: input.batchFrom ?? null,
      batchTo: input.batchTo ?? null,
      needsPermit: input.needsPermit ?? false,
      skillBadge: null,
    },
    1,
  );
  return { atLeast: protectedCount(await countEligibleStudents(ctx, scope, facts)) };
}
