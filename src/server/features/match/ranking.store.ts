import { and, desc, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { sampleSource } from '#domain/external-jobs/source-names.ts';
import { type PostingFacts, remoteWishes, type StudentFacts } from '#domain/match/match-facts.ts';
import { relatedSkills } from '#domain/skill/related-skills.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { isFindable } from '#server/db/findable-students.ts';
import { scoredPostingsSql, scoredStudentsSql, type SkillIds } from '#server/db/match-score.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { hiddenPostings } from '#server/db/tables/saved-searches.ts';
import { postingSearch, skills, studentSearch } from '#server/db/tables/search.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

/** Skill ids by key. Skills never used by a posting or student have none. */
async function loadSkills(ctx: Ctx, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return ctx.db
    .select({ id: skills.id, key: skills.key })
    .from(skills)
    .where(inArray(skills.key, [...new Set(keys)]));
}

async function loadSkillIds(ctx: Ctx, keys: readonly string[]): Promise<number[]> {
  return (await loadSkills(ctx, keys)).map(({ id }) => id);
}

const keysOf = (names: readonly string[]) => names.map((name) => skillOf(name).key);

export async function loadOwnSkillIds(
  ctx: Ctx,
  facts: Pick<StudentFacts, 'skills'>,
): Promise<SkillIds> {
  const keys = keysOf(facts.skills);
  const found = await loadSkills(ctx, [...keys, ...keys.flatMap(relatedSkills)]);
  return {
    count: keys.filter((key) => key !== '').length,
    own: found.filter(({ key }) => keys.includes(key)).map(({ id }) => id),
    withRelated: found.map(({ id }) => id),
  };
}

/**
 * The open postings that match a student best; newer ones first on a tie. After `fading` days a
 * posting loses a point, ten at most. `newTo` excludes what that student hid or applied to.
 */
export async function loadBestPostings(
  ctx: Ctx,
  facts: StudentFacts,
  { limit, newTo, fading = 0 }: { limit: number; newTo?: StudentScope; fading?: number },
) {
  const ids = await loadOwnSkillIds(ctx, facts);
  const scored = scoredPostingsSql(facts, ids, all([isThere(ctx), newTo && isNewTo(newTo)]));
  const fit =
    fading === 0
      ? sql`score`
      : sql`score - least(10, date_part('epoch', ${ctx.now.toISOString()}::timestamptz - posted_at) / 86400 / ${fading}::float8)`;
  const { rows } = await ctx.db.execute<{ id: string; score: number | null }>(sql`
    select posting_id as id, score from (${scored}) scored
    order by ${fit} desc nulls last, posted_at desc, posting_id desc limit ${limit}`);
  return rows;
}

const all = (conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
const isThere = (ctx: Ctx) =>
  or(isNull(postingSearch.deadline), gt(postingSearch.deadline, ctx.now));

export type CandidateFilter = {
  leastScore?: number | undefined;
  /** Matches any of these. */
  cities?: readonly string[] | undefined;
  country?: string | undefined;
  isRemote?: boolean | undefined;
  leastYears?: number | undefined;
  skills?: readonly string[] | undefined;
  name?: string | undefined;
  isAvailable?: boolean | undefined;
  activeSince?: Date | undefined;
};

/** The students visible to a company, by match with the posting, then by latest change. */
export async function pageBestStudents(
  ctx: Ctx,
  scope: CompanyScope,
  facts: PostingFacts,
  { limit, offset, ...filter }: CandidateFilter & { limit: number; offset: number },
) {
  const scored = await scoredStudents(ctx, scope, facts, filter);
  const { rows } = await ctx.db.execute<{ id: string; score: number | null }>(sql`
    select user_id as id, score from (${scored}) scored where ${leastScore(filter)}
    order by score desc nulls last, active_at desc, user_id desc limit ${limit} offset ${offset}`);
  return rows;
}

export async function countBestStudents(
  ctx: Ctx,
  scope: CompanyScope,
  facts: PostingFacts,
  filter: CandidateFilter,
): Promise<number> {
  const scored = await scoredStudents(ctx, scope, facts, filter);
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${scored}) scored where ${leastScore(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

const leastScore = ({ leastScore: least }: CandidateFilter) =>
  least === undefined ? sql`true` : sql`score >= ${least}`;

export async function findFindable(ctx: Ctx, scope: CompanyScope, studentId: string) {
  const [row] = await ctx.db
    .select({ id: studentSearch.userId })
    .from(studentSearch)
    .where(and(eq(studentSearch.userId, studentId), isFindable(scope.companyId, scope.userId)));
  return row;
}

export async function loadNamedStudents(
  ctx: Ctx,
  scope: CompanyScope,
  { search, limit }: { search: string; limit: number },
) {
  return ctx.db
    .select({ id: users.id, name: users.name, location: profiles.location })
    .from(studentSearch)
    .innerJoin(users, eq(users.id, studentSearch.userId))
    .innerJoin(profiles, eq(profiles.id, studentSearch.userId))
    .where(and(isFindable(scope.companyId, scope.userId), containsText([users.name], search)))
    .orderBy(desc(studentSearch.activeAt), desc(studentSearch.userId))
    .limit(limit);
}

async function scoredStudents(
  ctx: Ctx,
  scope: CompanyScope,
  facts: PostingFacts,
  filter: CandidateFilter,
): Promise<SQL> {
  const keys = new Set(keysOf(facts.skills));
  const required = { count: keys.size, ids: await loadSkillIds(ctx, [...keys]) };
  const filterKeys = keysOf(filter.skills ?? []);
  const filterIds = await loadSkillIds(ctx, filterKeys);
  return scoredStudentsSql(
    facts,
    required,
    all([
      isFindable(scope.companyId, scope.userId),
      filter.cities === undefined || filter.cities.length === 0
        ? undefined
        : sql`${studentSearch.cities} && ${sql.param([...filter.cities])}::text[]`,
      filter.country === undefined
        ? undefined
        : sql`${filter.country} = any(${studentSearch.countries} || ${studentSearch.cityCountries})`,
      filter.isRemote
        ? sql`${studentSearch.wantsRemote} <> ${remoteWishes.indexOf('no')}`
        : undefined,
      filter.name ? isNamed(ctx, filter.name) : undefined,
      filter.isAvailable === undefined
        ? undefined
        : eq(studentSearch.isAvailable, filter.isAvailable),
      filter.activeSince && gte(studentSearch.activeAt, filter.activeSince),
      filter.leastYears === undefined
        ? undefined
        : sql`${studentSearch.years} >= ${filter.leastYears}`,
      filterKeys.length === 0
        ? undefined
        : filterIds.length < new Set(filterKeys).size
          ? sql`false`
          : sql`${studentSearch.skillHalves} @> ${sql.param(`{${filterIds.map((id) => id * 2).join()}}`)}::int[]`,
    ]),
  );
}

const isNamed = (ctx: Ctx, name: string) =>
  inArray(
    studentSearch.userId,
    ctx.db
      .select({ id: users.id })
      .from(users)
      .where(containsText([users.name], name)),
  );

/** Excludes rows of `posting_search` that the student hid or applied to. */
function isNewTo({ studentId }: StudentScope): SQL {
  return sql`${postingSearch.source} <> ${sampleSource} and not exists (select 1 from ${hiddenPostings} where ${hiddenPostings.userId} = ${studentId}
      and ((${hiddenPostings.kind} = 'posting' and ${hiddenPostings.target} = ${postingSearch.postingId}::text)
        or (${hiddenPostings.kind} = 'company' and ${hiddenPostings.target} = lower(${postingSearch.companyName}))))
    and not exists (select 1 from ${applications} where ${applications.studentId} = ${studentId}
      and ${applications.postingId} = ${postingSearch.postingId})`;
}
