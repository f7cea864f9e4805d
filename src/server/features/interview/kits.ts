import type { ValuesOf } from '#domain/fields.ts';
import type { kitFields } from '#domain/interview/interview-kit.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findPoints } from '#server/features/question/review-queue.ts';
import { requireMember } from '#server/scopes.ts';
import { findKit, findPosting, type KitRow, upsertKit } from './interview-kit.store.ts';

function kitOf({ format, topics, practice, questions, criteria }: KitRow) {
  return { format, topics, practice, questions, criteria };
}

/** With what a good answer to each question covers. */
export function guidedKitOf(row: KitRow) {
  const { practice, questions, ...kit } = kitOf(row);
  return { ...kit, practice: findPoints(practice), questions: findPoints(questions) };
}

const empty = { format: '', topics: [], practice: [], questions: [], criteria: [] };

/** What interviews about a posting are like; empty before anybody wrote it. */
export async function loadKit(ctx: Ctx, { postingId }: { postingId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const posting = orNotFound(await findPosting(ctx, scope, postingId));
  const kit = await findKit(ctx, scope.companyId, postingId);
  return {
    ...(kit ? kitOf(kit) : empty),
    version: kit?.version ?? 0,
    postingTitle: posting.title,
  };
}

type Input = ValuesOf<typeof kitFields> & { postingId: string; version: number };

/** Saves the interview kit of a posting. Students who are booked see its public half immediately. */
export async function saveKit(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  if (!(await findPosting(ctx, scope, input.postingId))) throw new AppError('NOT_FOUND');
  const row = { ...input, companyId: scope.companyId, updatedAt: ctx.now };
  if (!(await upsertKit(ctx, row))) throw new AppError('KIT_CHANGED');
  return { version: input.version + 1 };
}
