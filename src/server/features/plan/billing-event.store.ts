import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { billingEvents } from '#server/db/tables/subscriptions.ts';

/** Keeps an event; false if it was kept before. */
export async function insertEvent(
  ctx: Ctx,
  row: typeof billingEvents.$inferInsert,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(billingEvents)
    .values(row)
    .onConflictDoNothing({ target: [billingEvents.payer, billingEvents.providerId] })
    .returning({ id: billingEvents.id });
  return inserted.length === 1;
}

export async function findEvent(
  ctx: Ctx,
  { payer, providerId }: Pick<typeof billingEvents.$inferInsert, 'payer' | 'providerId'>,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.payer, payer), eq(billingEvents.providerId, providerId)));
  return row?.id;
}

export async function updateEvent(ctx: Ctx, id: string, subscriptionId: string): Promise<void> {
  await ctx.db.update(billingEvents).set({ subscriptionId }).where(eq(billingEvents.id, id));
}
