import { ORPCError } from '@orpc/client';
import type { CallContext } from '#contract/page-context.ts';

type Call = { path: readonly string[]; input: unknown; context: CallContext };
type Send = (idempotencyKey: string | undefined) => Promise<unknown>;

const reading = /^(?:list|load|find|suggest|verify|me$)/u;

/** Whether a call only reads, as the names of procedures say. */
export const isReading = (verb: string): boolean => reading.test(verb);

/**
 * Gives each call that writes a key. The same call keeps its key until an answer came, so that asking again after a
 * lost answer changes nothing twice; after an answer it is a new call.
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
