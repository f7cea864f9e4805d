import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertFirstSteps } from './home.store.ts';

/** Hides the first steps on the home page, or shows them again. */
export async function setFirstSteps(ctx: Ctx, { isHidden }: { isHidden: boolean }) {
  await upsertFirstSteps(ctx, requireStudent(ctx), isHidden);
  return { isHidden };
}
