import { eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';

export async function findUserSettings({ db }: Ctx, userId: string) {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  return row;
}
