import type { Ctx } from '#server/context.ts';
import { loadMuted } from './user-setting.store.ts';

/** Those of these users who turned off in-product notifications of this kind. */
export function listMuted(ctx: Ctx, userIds: string[], kind: string): Promise<Set<string>> {
  return loadMuted(ctx, userIds, kind);
}
