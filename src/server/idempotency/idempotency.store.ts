import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import { and, eq, lt } from 'drizzle-orm';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';

type Call = { key: string; procedure: string; inputHash: string };

/** Text, because a JSON column would reorder fields and turn dates into strings. */
type StoredAnswer = { text: string };

const serializer = new StandardRPCJsonSerializer();

function storedOf(answer: unknown): StoredAnswer {
  const [json, meta] = serializer.serialize(answer);
  return { text: JSON.stringify({ json, meta }) };
}

function answerOf({ text }: StoredAnswer): unknown {
  const { json, meta } = JSON.parse(text);
  return serializer.deserialize(json, meta);
}

/**
 * Runs a writing call once per actor and key. The answer is stored in the call's own transaction,
 * so a retry after a lost response gets it again and a concurrent second call waits for the first.
 * The same key with another input is refused.
 */
export function runOncePerKey<T>(ctx: Ctx, call: Call, run: (tx: Ctx) => Promise<T>): Promise<T> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const mine = and(eq(idempotencyKeys.actorId, actor.userId), eq(idempotencyKeys.key, call.key));
  return inTransaction(ctx, async (tx) => {
    const claimed = await tx.db
      .insert(idempotencyKeys)
      .values({ ...call, actorId: actor.userId, answer: {}, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [first] = await tx.db.select().from(idempotencyKeys).where(mine);
      if (first?.inputHash !== call.inputHash || first.procedure !== call.procedure) {
        throw new AppError('IDEMPOTENCY_KEY_REUSED');
      }
      return answerOf(first.answer as StoredAnswer) as T;
    }
    const answer = await run(tx);
    await tx.db
      .update(idempotencyKeys)
      .set({ answer: storedOf(answer) })
      .where(mine);
    return answer;
  });
}

/** Whether the actor has used this key before, which makes the request a retry. */
export async function isRetry(ctx: Ctx, key: string): Promise<boolean> {
  const { actor, db } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const mine = and(eq(idempotencyKeys.actorId, actor.userId), eq(idempotencyKeys.key, key));
  return (await db.$count(idempotencyKeys, mine)) > 0;
}

export async function deleteOldAnswers(db: Db, olderThan: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, olderThan));
}
