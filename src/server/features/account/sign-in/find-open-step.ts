import { openStep } from '#server/auth/entry-step.ts';
import type { Ctx } from '#server/context.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';

/** This browser's pending sign-in step. Null if there is none or the account has changed since. */
export async function findOpenStep(ctx: Ctx) {
  const step = openStep(ctx.accounts.seal, 'entry', ctx.stepToken, ctx.now);
  if (step === null) return null;
  const facts = await findFactorFacts(ctx, step.userId);
  if (facts === undefined || facts.updatedAt.getTime() > step.issuedAt) return null;
  const isAsBefore = facts.hasTwoFactor === (step.setUp === null);
  return isAsBefore ? { step, email: facts.email } : null;
}
