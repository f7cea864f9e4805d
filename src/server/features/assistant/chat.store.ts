import { and, eq, gt, sql } from 'drizzle-orm';
import { messageLimit } from '#domain/assistant/assistant-limits.ts';
import type { Ctx } from '#server/context.ts';
import { chatMessages, chatUsage } from '#server/db/tables/assistant.ts';
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

type Usage = { messageCount: number; lastReset: Date };
const columns = { messageCount: chatUsage.messageCount, lastReset: chatUsage.lastReset };

/** Counts one more message, or returns undefined at the limit. */
export async function upsertUsage(ctx: Ctx, { studentId }: StudentScope) {
  const expired = sql`${chatUsage.lastReset} <= ${new Date(ctx.now.getTime() - messageLimit.windowMs)}`;
  const [row] = await ctx.db
    .insert(chatUsage)
    .values({ userId: studentId, messageCount: 1, lastReset: ctx.now })
    .onConflictDoUpdate({
      target: chatUsage.userId,
      set: {
        messageCount: sql`case when ${expired} then 1 else ${chatUsage.messageCount} + 1 end`,
        lastReset: sql`case when ${expired} then ${ctx.now} else ${chatUsage.lastReset} end`,
      },
      setWhere: sql`${expired} or ${chatUsage.messageCount} < ${messageLimit.max}`,
    })
    .returning(columns);
  return row;
}

/** Takes a counted message back, unless the counter was reset since. */
export async function updateRefunded(ctx: Ctx, { studentId }: StudentScope, { lastReset }: Usage) {
  const [row] = await ctx.db
    .update(chatUsage)
    .set({ messageCount: sql`${chatUsage.messageCount} - 1` })
    .where(
      and(
        eq(chatUsage.userId, studentId),
        eq(chatUsage.lastReset, lastReset),
        gt(chatUsage.messageCount, 0),
      ),
    )
    .returning(columns);
  return row;
}

export async function findUsage(ctx: Ctx, { studentId }: StudentScope): Promise<Usage | undefined> {
  const [row] = await ctx.db.select(columns).from(chatUsage).where(eq(chatUsage.userId, studentId));
  return row;
}
