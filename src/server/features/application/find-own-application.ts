import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findOwnApplication as findRow } from './application.store.ts';

export async function findOwnApplication(ctx: Ctx, postingId: string) {
  return { application: (await findRow(ctx, requireStudent(ctx), postingId)) ?? null };
}
