import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PostingFacts, StudentFacts } from '#domain/match/match-facts.ts';
import { relatedSkills } from '#domain/skill/related-skills.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import type { Ctx } from '#server/context.ts';
import { postingScoreSql, type SkillIds, studentScoreSql } from '#server/db/match-score.ts';
import { applications } from '#server/db/tables/applications.ts';
import { hiddenPostings } from '#server/db/tables/kept-searches.ts';
import { postingSearch, skills, studentSearch } from '#server/db/tables/search.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

/** The ids of skills by their keys; one that no posting and no student ever named has none. */
async function loadSkillIds(ctx: Ctx, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await ctx.db
    .select({ id: skills.id })
    .from(skills)
    .where(inArray(skills.key, [...new Set(keys)]));
  return rows.map(({ id }) => id);
}

const keysOf = (names: readonly string[]) => names.map((name) => skillOf(name).key);

/** The skills of a student as postings are compared with them. */
async function loadOwnSkillIds(ctx: Ctx, facts: Pick<StudentFacts, 'skills'>): Promise<SkillIds> {
  const keys = keysOf(facts.skills);
  const own = await loadSkillIds(ctx, keys);
  const withRelated = await loadSkillIds(ctx, [...keys, ...keys.flatMap(relatedSkills)]);
  return { own, withRelated };
}

/**
 * The open postings that fit a student best, the newer first of two that fit the same. `fading` is after how many days a
 * posting loses a point, of ten at most; `newTo` leaves out what that student hid or applied to.
 */
export async function loadBestPostings(
  ctx: Ctx,
  facts: StudentFacts,
  { limit, newTo, fading = 0 }: { limit: number; newTo?: StudentScope; fading?: number },
) {
  const ids = await loadOwnSkillIds(ctx, facts);
  const score = postingScoreSql(facts, ids);
  const scored = ctx.db
    .select({
      id: postingSearch.postingId,
      source: postingSearch.source,
      postedAt: postingSearch.postedAt,
      score: score.as('score'),
    })
    .from(postingSearch)
    .where(
      and(
        or(isNull(postingSearch.deadline), gt(postingSearch.deadline, ctx.now)),
        newTo && isNewTo(newTo),
      ),
    )
    .as('scored');
  const age = sql`extract(epoch from ${ctx.now.toISOString()}::timestamptz - ${scored.postedAt}) / 86400`;
  const rank =
    fading === 0
      ? sql`${scored.score} desc nulls last`
      : sql`${scored.score} - least(10, ${age} / ${fading}::float8) desc nulls last`;
  return ctx.db
    .select()
    .from(scored)
    .orderBy(rank, desc(scored.postedAt), desc(scored.id))
    .limit(limit);
}

export type CandidateFilter = {
  leastScore?: number | undefined;
  city?: string | undefined;
  leastYears?: number | undefined;
  skills?: readonly string[] | undefined;
};

/** The students whom a company may find, those first who fit the posting best, then who changed something last. */
export async function pageBestStudents(
  ctx: Ctx,
  scope: CompanyScope,
  facts: PostingFacts,
  { limit, offset, ...filter }: CandidateFilter & { limit: number; offset: number },
) {
  const scored = await scoredStudents(ctx, scope, facts, filter);
  return ctx.db
    .select({ id: scored.id, score: scored.score })
    .from(scored)
    .where(leastScore(scored.score, filter))
    .orderBy(sql`${scored.score} desc nulls last`, desc(scored.activeAt), desc(scored.id))
    .limit(limit)
    .offset(offset);
}

export async function countBestStudents(
  ctx: Ctx,
  scope: CompanyScope,
  facts: PostingFacts,
  filter: CandidateFilter,
): Promise<number> {
  const scored = await scoredStudents(ctx, scope, facts, filter);
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(scored)
    .where(leastScore(scored.score, filter));
  return row?.count ?? 0;
}

const leastScore = (score: unknown, { leastScore: least }: CandidateFilter) =>
  least === undefined ? undefined : sql`${score} >= ${least}`;

/** The student, if the company may find them. */
export async function findFindable(ctx: Ctx, scope: CompanyScope, studentId: string) {
  const [row] = await ctx.db
    .select({ id: studentSearch.userId })
    .from(studentSearch)
    .where(and(eq(studentSearch.userId, studentId), mayFind(scope)));
  return row;
}

async function scoredStudents(
  ctx: Ctx,
  scope: CompanyScope,
  facts: PostingFacts,
  filter: CandidateFilter,
) {
  const keys = new Set(keysOf(facts.skills));
  const asked = { count: keys.size, ids: await loadSkillIds(ctx, [...keys]) };
  const wanted = keysOf(filter.skills ?? []);
  const wantedIds = await loadSkillIds(ctx, wanted);
  return ctx.db
    .select({
      id: sql<string>`${studentSearch.userId}`.as('id'),
      activeAt: sql<Date>`${studentSearch.activeAt}`.as('active_at'),
      score: studentScoreSql(facts, asked).as('score'),
    })
    .from(studentSearch)
    .where(
      and(
        mayFind(scope),
        filter.city === undefined ? undefined : sql`${filter.city} = any(${studentSearch.cities})`,
        filter.leastYears === undefined
          ? undefined
          : sql`${studentSearch.years} >= ${filter.leastYears}`,
        wanted.length === 0
          ? undefined
          : wantedIds.length < new Set(wanted).size
            ? sql`false`
            : sql`${studentSearch.skillIds} @> ${sql.param(`{${wantedIds.join()}}`)}::int[]`,
      ),
    )
    .as('scored');
}

/** Whom a company may find: who lets every approved one, and who applied here and lets those. */
function mayFind({ companyId }: CompanyScope): SQL | undefined {
  return or(
    eq(studentSearch.onlyApplied, false),
    // Asked once for all rows, not once for each.
    sql`${studentSearch.userId} in (select ${applications.studentId} from ${applications} where ${applications.companyId} = ${companyId})`,
  );
}

/** What a student does not want to see again, or applied to already, out of the rows of `posting_search`. */
function isNewTo({ studentId }: StudentScope): SQL {
  return sql`not exists (select 1 from ${hiddenPostings} where ${hiddenPostings.userId} = ${studentId}
      and ((${hiddenPostings.kind} = 'posting' and ${hiddenPostings.target} = ${postingSearch.postingId}::text)
        or (${hiddenPostings.kind} = 'company' and ${hiddenPostings.target} = lower(${postingSearch.companyName}))))
    and not exists (select 1 from ${applications} where ${applications.studentId} = ${studentId}
      and ${applications.postingId} = ${postingSearch.postingId})`;
}
