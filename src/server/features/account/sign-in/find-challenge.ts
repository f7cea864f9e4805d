import type { Ctx } from '#server/context.ts';
import { setUpOf } from '#server/features/account/two-factor/set-up-of.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { findOpenChallenge } from './find-open-challenge.ts';

export async function findChallenge(ctx: Ctx) {
  const found = await findOpenChallenge(ctx);
  if (found === null) return { owes: 'nothing' as const, setUp: null };
  const { challenge, email } = found;
  if (challenge.setUp === null) return { owes: 'code' as const, setUp: null };
  const { platformName } = await loadSettings(ctx);
  return {
    owes: 'set-up' as const,
    setUp: { ...setUpOf(challenge.setUp.seed, email, platformName), codes: challenge.setUp.codes },
  };
}
