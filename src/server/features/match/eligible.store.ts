import { and, count, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { degrees, isDegreeEnough } from '#domain/match/degree.ts';
import { requiredYearsFor } from '#domain/match/experience-value.ts';
import { leastSkills } from '#domain/match/is-eligible.ts';
import type { PostingFacts } from '#domain/match/match-facts.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import type { Ctx } from '#server/context.ts';
import { isFindable } from '#server/db/findable-students.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { skills, studentSearch } from '#server/db/tables/search.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** The students visible to the company for whom `isEligible` holds. */
export async function countEligibleStudents(ctx: Ctx, scope: CompanyScope, facts: PostingFacts) {
  const keys = [...new Set(facts.skills.map((name) => skillOf(name).key))].filter(Boolean);
  const known =
    keys.length === 0
      ? []
      : await ctx.db.select({ id: skills.id }).from(skills).where(inArray(skills.key, keys));
  const halves = known.flatMap(({ id }) => [id * 2, id * 2 + 1]);
  const { minDegree, batchFrom, batchTo, needsPermit, place } = facts;
  const requiredYears = requiredYearsFor(facts.level, facts.isInternship);
  const country = needsPermit ? (place?.country ?? null) : null;
  const year = jobPreferences.graduationYear;
  const [row] = await ctx.db
    .select({ count: count() })
    .from(studentSearch)
    .leftJoin(jobPreferences, eq(jobPreferences.userId, studentSearch.userId))
    .where(
      and(
        isFindable(scope.companyId, scope.userId),
        keys.length === 0
          ? undefined
          : sql`50 * icount(${studentSearch.skillHalves} & ${sql.param(`{${halves.join()}}`)}::int[]) >= ${leastSkills * keys.length}`,
        requiredYears === null
          ? undefined
          : or(isNull(studentSearch.years), gte(studentSearch.years, requiredYears.from)),
        minDegree === null
          ? undefined
          : or(
              isNull(jobPreferences.degree),
              inArray(
                jobPreferences.degree,
                degrees.filter((each) => isDegreeEnough(each, minDegree)),
              ),
            ),
        batchFrom === null ? undefined : or(isNull(year), gte(year, batchFrom)),
        batchTo === null ? undefined : or(isNull(year), lte(year, batchTo)),
        country === null
          ? undefined
          : sql`(cardinality(coalesce(${jobPreferences.permits}, '{}')) = 0 or ${country} = any(${jobPreferences.permits}))`,
      ),
    );
  return row?.count ?? 0;
}
