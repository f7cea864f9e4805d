import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';

/** The newest warnings of this process, optionally those of one request or background job. */
export async function listWarnings(ctx: Ctx, { requestId }: { requestId?: string | undefined }) {
  requireAdmin(ctx);
  const all = ctx.listWarnings();
  const wanted = requestId?.trim().toLowerCase();
  return { items: wanted ? all.filter((each) => each.requestId?.startsWith(wanted)) : all };
}
