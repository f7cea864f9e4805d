import { isUuid } from '#domain/is-uuid.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { countHidden } from './posting-access.store.ts';

/** All ids anywhere in an input. */
function idsIn(input: unknown): string[] {
  if (typeof input === 'string') return isUuid(input) ? [input] : [];
  return typeof input === 'object' && input !== null ? Object.values(input).flatMap(idsIn) : [];
}

/**
 * For a member who sees only chosen postings: nothing in the input may be, or belong to, another
 * posting. Checked for every call, so that no procedure can forget it; lists filter their rows.
 */
export async function requirePostingAccess(ctx: Ctx, input: unknown): Promise<void> {
  if (ctx.actor.kind !== 'member' || !ctx.actor.isLimited) return;
  const ids = idsIn(input);
  if (ids.length > 0 && (await countHidden(ctx, requireMember(ctx), ids)) > 0)
    throw new AppError('NOT_FOUND');
}
