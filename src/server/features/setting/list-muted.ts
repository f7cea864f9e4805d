import type { Ctx } from '#server/context.ts';
import { loadMuted } from './user-setting.store.ts';

/** Lists those of the people who turned this kind of notification off inside the product. */
export function listMuted(ctx: Ctx, userIds: string[], kind: string): Promise<Set<string>> {
  return loadMuted(ctx, userIds, kind);
}
