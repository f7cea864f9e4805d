import { and, eq, gt, sql } from 'drizzle-orm';
import { messageLimit } from '#domain/assistant/assistant-limits.ts';
import type { Ctx } from '#server/context.ts';
import { chatUsage } from '#server/db/tables/assistant.ts';
import type { StudentScope } from '#server/scopes.ts';

type Usage = { messageCount: number; lastReset: Date };
const columns = { messageCount: chatUsage.messageCount, lastReset: chatUsage.lastReset };

/** Counts one more message, or returns undefined at the limit. */
export async function upsertUsage(
  ctx: Ctx,
  { studentId }: StudentScope,
): Promise<Usage | undefined> {
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
export async function updateRefunded(
  ctx: Ctx,
  { studentId }: StudentScope,
  { lastReset }: Usage,
): Promise<Usage | undefined> {
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
