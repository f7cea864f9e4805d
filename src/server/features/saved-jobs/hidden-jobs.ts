import { isUuid } from '#domain/is-uuid.ts';
import { maxHiddenJobs } from '#domain/job-alerts/job-alert-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeUnfindable } from '#server/features/talent/talent-pool.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteHidden,
  findShownPosting,
  type HiddenTarget,
  insertHidden,
  loadHidden,
  lockHidden,
} from './saved-posting.store.ts';

export async function listHidden(ctx: Ctx) {
  return { items: await loadHidden(ctx, requireStudent(ctx)) };
}

export async function setHidden(
  ctx: Ctx,
  { kind, target: typed, isHidden }: HiddenTarget & { isHidden: boolean },
) {
  const scope = requireStudent(ctx);
  const target = typed.toLowerCase();
  if (!isHidden) {
    await deleteHidden(ctx, scope, { kind, target });
    return { kind, target, name: typed, isHidden };
  }
  return inTransaction(ctx, async (tx) => {
    const name = kind === 'company' ? typed : await findName(tx, target);
    const count = await lockHidden(tx, scope);
    const isNew = await insertHidden(tx, scope, { kind, target, name });
    if (isNew && count >= maxHiddenJobs) throw new AppError('TOO_MANY_KEPT');
    if (kind === 'company') await removeUnfindable(tx);
    return { kind, target, name, isHidden };
  });
}

async function findName(ctx: Ctx, postingId: string): Promise<string> {
  const posting = orNotFound(
    isUuid(postingId) ? await findShownPosting(ctx, postingId) : undefined,
  );
  return `${posting.title} · ${posting.companyName}`;
}
