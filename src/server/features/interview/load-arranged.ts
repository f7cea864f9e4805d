import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { loadOpenApplicationIds } from './interview-list.store.ts';

/** Those of the applications with an interview that is booked, or whose times are proposed. */
export async function loadArranged(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
): Promise<ReadonlySet<string>> {
  return new Set(await loadOpenApplicationIds(ctx, scope, applicationIds));
}
