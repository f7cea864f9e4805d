import type { Ctx } from '#server/context.ts';
import { listDue } from './list-due.ts';

export async function loadDueCount(ctx: Ctx) {
  return { count: (await listDue(ctx)).total };
}
