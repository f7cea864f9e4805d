import type { Ctx } from '#server/context.ts';
import { findOpenStep } from './find-open-step.ts';
import { setUpOf } from './set-up-of.ts';

/** What the browser that showed a right first factor still owes, for the page that asks for it. */
export async function findStep(ctx: Ctx) {
  const found = await findOpenStep(ctx);
  if (found === null) return { owes: 'nothing' as const, setUp: null };
  const { step, email } = found;
  if (step.setUp === null) return { owes: 'code' as const, setUp: null };
  return {
    owes: 'set-up' as const,
    setUp: { ...setUpOf(step.setUp.seed, email), codes: step.setUp.codes },
  };
}
