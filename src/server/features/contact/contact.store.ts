import type { Ctx } from '#server/context.ts';
import { contactMessages } from '#server/db/tables/site-mail.ts';

export async function insertMessage(
  { db }: Ctx,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(message);
}
