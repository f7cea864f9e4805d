import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import type { Ctx } from '#server/context.ts';
import { requireUser } from '#server/scopes.ts';
import { countCalls } from './model-call.store.ts';

export async function loadModel(ctx: Ctx): Promise<{ isOn: boolean; left: number }> {
  const scope = requireUser(ctx);
  if (ctx.model === null) return { isOn: false, left: 0 };
  return { isOn: true, left: Math.max(0, modelCallsPerDay - (await countCalls(ctx, scope))) };
}
