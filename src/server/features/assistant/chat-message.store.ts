import { eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { chatMessages } from '#server/db/tables/assistant.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

type NewMessage = Omit<typeof chatMessages.$inferInsert, 'userId'>;

export async function insertMessages(
  ctx: Ctx,
  { studentId }: StudentScope,
  rows: readonly NewMessage[],
): Promise<void> {
  await ctx.db.insert(chatMessages).values(rows.map((row) => ({ ...row, userId: studentId })));
}

export async function pageMessages(ctx: Ctx, { studentId }: StudentScope, paging: Paging) {
  const key = keyset({ at: chatMessages.sentAt, id: chatMessages.id }, paging);
  const { id, sender, lines, writer, sentAt } = chatMessages;
  const rows = await ctx.db
    .select({ id, sender, lines, writer, sentAt })
    .from(chatMessages)
    .where(key.where(eq(chatMessages.userId, studentId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.sentAt, id: row.id }));
}

export async function countMessages(ctx: Ctx, { studentId }: StudentScope): Promise<number> {
  return countCapped(ctx, chatMessages, eq(chatMessages.userId, studentId));
}

export async function deleteMessages(ctx: Ctx, { studentId }: StudentScope): Promise<number> {
  const { rowCount } = await ctx.db.delete(chatMessages).where(eq(chatMessages.userId, studentId));
  return rowCount ?? 0;
}
