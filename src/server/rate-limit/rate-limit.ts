import { attemptDelays, type RequestLimit, requestLimits } from '#domain/rate-limit/rate-limits.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret.ts';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteAttempts, upsertAttempt, upsertRequest } from './rate-limit.store.ts';

type Options = { db: Db; network: string; now: Date; signInsPerMinute: number };

/** Counts the requests of one client's network, or of the subject that a limit names. */
export function createRateLimit(options: Options): Ctx['limitRate'] {
  const { db, network, now, signInsPerMinute } = options;
  return async (name, subject = network) => {
    const { max, windowMs, refusal }: RequestLimit = requestLimits[name];
    const limit = { max: max === 'sign-ins-per-minute' ? signInsPerMinute : max, windowMs };
    const wait = await upsertRequest(db, `${name}|${subject}`, now, limit);
    if (wait !== null) throw new AppError(refusal, wait);
  };
}

/** Counts one attempt at a secret that only its owner knows; refuses until the delay after wrong ones is over. */
export async function limitAttempts(
  ctx: Ctx,
  key: string,
  refusal: Refusal = 'TOO_MANY_ATTEMPTS',
): Promise<void> {
  const blockedUntil = await upsertAttempt(ctx, key, attemptDelays);
  if (blockedUntil === null) return;
  const wait = Math.ceil((blockedUntil.getTime() - ctx.now.getTime()) / 1_000);
  throw new AppError(refusal, Math.max(1, wait));
}

/** After a right attempt the next wrong one counts as the first. */
export async function resetAttempts(ctx: Ctx, key: string): Promise<void> {
  await deleteAttempts(ctx, key);
}

/** The key of attempts at an email address in lower case, whether it has an account or not. */
export function accountAttempts(email: string): string {
  return `account:${hashToken(email)}`;
}
