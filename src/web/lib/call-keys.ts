import { ORPCError } from '@orpc/client';
import type { CallContext } from '#contract/page-context.ts';

type Call = { path: readonly string[]; input: unknown; context: CallContext };
type Send = (idempotencyKey: string | undefined) => Promise<unknown>;

const reading = /^(?:list|load|find|count|suggest|verify|me$)/u;

/** Whether a procedure only reads, judged by its name. */
export const isReading = (verb: string): boolean => reading.test(verb);

/**
 * Adds an idempotency key to each mutating call. The key stays the same until a response arrives,
 * so that a retry after a lost response changes nothing twice.
 */
export function createCallKeys() {
  const unanswered = new Map<string, string>();
  return {
    async withKey({ path, input, context }: Call, send: Send): Promise<unknown> {
      if (isReading(path.at(-1) ?? '')) return send(undefined);
      if (context.idempotencyKey !== undefined) return send(context.idempotencyKey);
      const intent = JSON.stringify([path, input]);
      const key = unanswered.get(intent) ?? crypto.randomUUID();
      unanswered.set(intent, key);
      try {
        const answer = await send(key);
        unanswered.delete(intent);
        return answer;
      } catch (error) {
        if (error instanceof ORPCError && error.status < 500) unanswered.delete(intent);
        throw error;
      }
    },
  };
}
