import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

/** An account as its owner sees it. Uses the user's name when there is no profile. */
export async function findAccount(ctx: Ctx, userId: string, companyId: string | null) {
  const [row] = await ctx.db
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
    .leftJoin(companies, eq(companies.id, sql`${companyId}::uuid`))
    .where(eq(users.id, userId));
  return row;
}

export async function updateTheme(
  ctx: Ctx,
  userId: string,
  theme: 'light' | 'dark' | 'system',
): Promise<void> {
  await ctx.db.update(profiles).set({ theme, updatedAt: ctx.now }).where(eq(profiles.id, userId));
}
