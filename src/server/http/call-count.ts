import { AppError } from '#server/app-error.ts';
import { countSending } from '#server/auth/form-limit.store.ts';
import type { Ctx } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';

export function createCallCount(db: Db, address: string, now: Date): Ctx['countCall'] {
  return async (name, limit) => {
    const wait = await countSending(db, `${name}|${address}`, now, limit);
    if (wait !== null) throw new AppError('TOO_MANY_REQUESTS', wait);
  };
}
