import { and, eq, type SQL, sql } from 'drizzle-orm';
import { splitEasternName } from '#domain/account/printed-name.ts';
import { type UserType, userTypes } from '#domain/account/user-type.ts';
import type { MemberRole } from '#domain/actor.ts';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { isAdmin, isOfType } from '#server/db/user-kind.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

export type UserFilter = {
  search?: string | undefined;
  type?: UserType | undefined;
  status?: 'active' | 'inactive' | undefined;
};

type CompanyOf = {
  id: string;
  name: string;
  role: 'owner' | 'recruiter' | 'interviewer';
  phone: string | null;
  location: string | null;
} | null;

const companyOf = sql<CompanyOf>`(select json_build_object('id', ${companies.id}, 'name', ${companies.name}, 'role', ${companyMembers.role},
  'phone', ${companies.contactPhone}, 'location', ${companies.location})
  from ${companyMembers} join ${companies} on ${companies.id} = ${companyMembers.companyId}
  where ${companyMembers.userId} = ${profiles.id}
  order by ${companyMembers.createdAt}, ${companyMembers.companyId} limit 1)`;

const hasTwoFactor = sql<boolean>`exists (select 1 from ${twoFactors}
  where ${twoFactors.userId} = ${profiles.id} and ${twoFactors.confirmedAt} is not null)`;

const fullName = sql`lower(${profiles.firstName} || ' ' || ${profiles.lastName})`;
const email = sql`lower(${users.email})`;

/** The range of ids that start with the typed text, so that an index applies. Null if no id can. */
function idRange(typed: string): { first: string; last: string } | null {
  const digits = typed.replaceAll('-', '');
  if (!/^[0-9a-f]{8,32}$/u.test(digits)) return null;
  return { first: digits.padEnd(32, '0'), last: digits.padEnd(32, 'f') };
}

/** The search twice: as row conditions, and as queries that can each use an index. */
function searchConditionsOf(search: string) {
  const typed = search.toLowerCase();
  const pattern = `%${typed.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const eastern = splitEasternName(typed);
  const type = typed.length < 3 ? undefined : userTypes.find((each) => each.startsWith(typed));
  const range = idRange(typed);
  const ofProfiles = [
    sql`${fullName} like lower(${pattern})`,
    ...(eastern ? [sql`${fullName} like ${`${eastern.firstName}% ${eastern.lastName}`}`] : []),
    ...(type ? [sql`${profiles.userType} = ${type}`] : []),
    ...(range ? [sql`${profiles.id} between ${range.first}::uuid and ${range.last}::uuid`] : []),
  ];
  const ofUsers = sql`${email} like lower(${pattern})`;
  return {
    conditions: [...ofProfiles, ofUsers],
    queries: [
      ...ofProfiles.map(
        (condition) => sql`select ${profiles.id} from ${profiles} where ${condition}`,
      ),
      sql`select ${users.id} from ${users} where ${ofUsers}`,
    ],
  };
}

function isOfKind({ type, status }: UserFilter): SQL | undefined {
  return and(type && isOfType(type), status && eq(profiles.isActive, status === 'active'));
}

/**
 * Indexes are fastest for few matches. With many, scanning in list order fills the first page
 * sooner.
 */
function matchesFilter(filter: UserFilter, hasMany: boolean): SQL | undefined {
  if (!filter.search) return isOfKind(filter);
  const { conditions, queries } = searchConditionsOf(filter.search);
  if (hasMany) return and(sql`(${sql.join(conditions, sql` or `)})`, isOfKind(filter));
  // Each query may stop beyond the total limit, unless a filter removes some of its rows.
  const most = filter.type || filter.status ? sql`` : sql` limit ${exactTotalLimit + 1}`;
  const found = queries.map((query) => sql`(${query}${most})`);
  return and(sql`${profiles.id} in (${sql.join(found, sql` union all `)})`, isOfKind(filter));
}

/** Above this count, reading the list in its order beats the indexes. */
const manyUsers = 1_000;

export async function pageUsers(
  ctx: Ctx,
  _scope: AdminScope,
  { found, ...input }: Paging & UserFilter & { found: number },
) {
  const key = keyset({ at: profiles.createdAt, id: profiles.id }, input);
  const rows = await ctx.db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: users.email,
      isEmailConfirmed: users.emailVerified,
      userType: profiles.userType,
      isAdmin,
      isActive: profiles.isActive,
      hasTwoFactor,
      phone: profiles.phone,
      location: profiles.location,
      company: companyOf,
      createdAt: profiles.createdAt,
      version: profiles.version,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(key.where(matchesFilter(input, found > manyUsers)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ createdAt, id }) => ({ at: createdAt, id }));
}

export async function countUsers(ctx: Ctx, _scope: AdminScope, filter: UserFilter) {
  const matching = ctx.db
    .select({ one: sql`1` })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(matchesFilter(filter, false));
  return ctx.db.$count(cappedRows(matching));
}

export async function countCompanyUsers(ctx: Ctx, _scope: AdminScope, since: Date) {
  const [row] = await ctx.db
    .select({
      total: sql<number>`count(*)::int`,
      inactive: sql<number>`(count(*) filter (where not ${profiles.isActive}))::int`,
      newThisMonth: sql<number>`(count(*) filter (where ${profiles.createdAt} >= ${since.toISOString()}::timestamptz))::int`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(isOfKind({ type: 'company' }));
  const { total = 0, inactive = 0, newThisMonth = 0 } = row ?? {};
  return { total, active: total - inactive, inactive, newThisMonth };
}

export async function lockUserRow(tx: Ctx, _scope: AdminScope, userId: string) {
  const [row] = await tx.db
    .select({
      id: profiles.id,
      email: users.email,
      isEmailConfirmed: users.emailVerified,
      userType: profiles.userType,
      isActive: profiles.isActive,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      phone: profiles.phone,
      location: profiles.location,
      version: profiles.version,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, userId))
    .for('update');
  return row;
}

export async function updateLockedUser(
  tx: Ctx,
  locked: { id: string; version: number },
  change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await tx.db
    .update(profiles)
    .set({ ...change, version: locked.version + 1, updatedAt: tx.now })
    .where(eq(profiles.id, locked.id));
}

export async function updateName(tx: Ctx, userId: string, name: string): Promise<void> {
  await tx.db.update(users).set({ name, updatedAt: tx.now }).where(eq(users.id, userId));
}

/** An approved company; nobody can join any other. */
export async function findOpenCompany(tx: Ctx, companyId: string) {
  const [row] = await tx.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.status, 'approved')));
  return row;
}

export async function loadMemberships(tx: Ctx, userId: string) {
  return tx.db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
}

/** Replaces the user's company membership; null removes it. */
export async function upsertMembership(
  tx: Ctx,
  userId: string,
  membership: { companyId: string; role: MemberRole } | null,
): Promise<void> {
  await tx.db.delete(companyMembers).where(eq(companyMembers.userId, userId));
  if (membership === null) return;
  await tx.db.insert(companyMembers).values({ ...membership, userId, createdAt: tx.now });
}

export async function countOwners(tx: Ctx, companyId: string): Promise<number> {
  return tx.db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')),
  );
}
