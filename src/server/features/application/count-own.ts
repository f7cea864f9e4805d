import type { OwnFilter } from '#domain/application/own-filter.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { countOwnApplications } from './application.store.ts';

/** How many of the student's own applications a filter shows. */
export async function countOwn(ctx: Ctx, filter: OwnFilter): Promise<number> {
  return countOwnApplications(ctx, requireStudent(ctx), filter);
}
