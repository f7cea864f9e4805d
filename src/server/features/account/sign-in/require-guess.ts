import { guessWaits } from '#domain/account/guess-wait.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { upsertGuess } from './sign-in.store.ts';

/** Counts a guess at a secret. Refuses during the delay that follows wrong guesses. */
export async function requireGuess(
  ctx: Ctx,
  key: string,
  refusal: Refusal = 'TOO_MANY_GUESSES',
): Promise<void> {
  const blockedUntil = await upsertGuess(ctx, key, guessWaits);
  if (blockedUntil === null) return;
  const wait = Math.ceil((blockedUntil.getTime() - ctx.now.getTime()) / 1_000);
  throw new AppError(refusal, Math.max(1, wait));
}
