import type { Ctx } from '#server/context.ts';
import { setUpOf } from '#server/features/account/two-factor/set-up-of.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { findOpenStep } from './find-open-step.ts';

export async function findStep(ctx: Ctx) {
  const found = await findOpenStep(ctx);
  if (found === null) return { owes: 'nothing' as const, setUp: null };
  const { step, email } = found;
  if (step.setUp === null) return { owes: 'code' as const, setUp: null };
  const { platformName } = await loadSettings(ctx);
  return {
    owes: 'set-up' as const,
    setUp: { ...setUpOf(step.setUp.seed, email, platformName), codes: step.setUp.codes },
  };
}
