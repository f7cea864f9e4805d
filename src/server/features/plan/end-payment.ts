import type { Ctx } from '#server/context.ts';

/** Ends a subscription at the payment provider, for example of an account that was deleted. */
export async function endPayment(ctx: Ctx, { ref }: { ref: string }): Promise<void> {
  const paid = await ctx.payments.findSubscription(ref);
  if (paid !== undefined && paid.state !== 'expired') await ctx.payments.end(ref);
}
