import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import type { UserScope } from '#server/scopes.ts';

const dayOf = (ctx: Ctx) => ctx.now.toISOString().slice(0, 10);

/** Counts one more call today and returns the count, or undefined at the limit. */
export async function upsertCall(ctx: Ctx, { userId }: UserScope, most: number) {
  const day = dayOf(ctx);
  const [row] = await ctx.db
    .insert(modelCalls)
    .values({ userId, day, calls: 1 })
    .onConflictDoUpdate({
      target: modelCalls.userId,
      set: {
        day,
        calls: sql`case when ${modelCalls.day} = ${day} then ${modelCalls.calls} + 1 else 1 end`,
      },
      setWhere: sql`${modelCalls.day} <> ${day} or ${modelCalls.calls} < ${most}`,
    })
    .returning({ calls: modelCalls.calls });
  return row?.calls;
}

export async function updateRefundedCall(ctx: Ctx, { userId }: UserScope): Promise<void> {
  await ctx.db
    .update(modelCalls)
    .set({ calls: sql`${modelCalls.calls} - 1` })
    .where(
      and(eq(modelCalls.userId, userId), eq(modelCalls.day, dayOf(ctx)), gt(modelCalls.calls, 0)),
    );
}

export async function countCalls(ctx: Ctx, { userId }: UserScope): Promise<number> {
  const [row] = await ctx.db
    .select({ calls: modelCalls.calls })
    .from(modelCalls)
    .where(and(eq(modelCalls.userId, userId), eq(modelCalls.day, dayOf(ctx))));
  return row?.calls ?? 0;
}
