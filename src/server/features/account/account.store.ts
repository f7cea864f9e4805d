import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

const accountOf = prepareOnce((db) =>
  db
    .select({
      email: users.email,
      firstName: sql<string>`coalesce(${profiles.firstName}, split_part(btrim(${users.name}), ' ', 1))`,
      lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
      phone: profiles.phone,
      theme: profiles.theme,
      photoId: profiles.photoFileId,
      companyName: companies.name,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(companies, eq(companies.id, sql`${sql.placeholder('companyId')}::uuid`))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('account of a user'),
);

/** An account as its owner sees it, with the company that the owner acts for; without a profile, named as its user. */
export async function findAccount(ctx: Ctx, userId: string, companyId: string | null) {
  const [row] = await accountOf(ctx.db).execute({ userId, companyId });
  return row;
}

export async function updateTheme(
  ctx: Ctx,
  userId: string,
  theme: 'light' | 'dark' | 'system',
): Promise<void> {
  await ctx.db.update(profiles).set({ theme }).where(eq(profiles.id, userId));
}
