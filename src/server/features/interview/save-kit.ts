import type { ValuesOf } from '#domain/fields.ts';
import type { kitFields } from '#domain/interview/interview-kit.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findPosting, upsertKit } from './interview-kit.store.ts';

type Input = ValuesOf<typeof kitFields> & { postingId: string; version: number };

/** Saves the interview kit of a posting. Students who are booked see its public half immediately. */
export async function saveKit(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (!(await findPosting(ctx, scope, input.postingId))) throw new AppError('NOT_FOUND');
  const row = { ...input, companyId: scope.companyId, updatedAt: ctx.now };
  if (!(await upsertKit(ctx, row))) throw new AppError('KIT_CHANGED');
  return { version: input.version + 1 };
}
