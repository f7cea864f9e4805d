import { v7 as uuid } from 'uuid';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { insertPosting } from './own-posting.store.ts';
import { requireOwnPosting } from './require-own-posting.ts';

/** Copies a posting to a draft, with new question ids and without a deadline in the past. */
export async function createCopy(ctx: Ctx, postingId: string) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { posting } = await requireOwnPosting(ctx, postingId);
  const { isActive: _active, isComplete: _complete, companyId: _company, ...columns } = posting;
  const { deadline, screeningQuestions } = posting;
  const id = uuid();
  const copy = {
    ...columns,
    id,
    state: 'draft' as const,
    deadline: deadline !== null && deadline > ctx.now ? deadline : null,
    screeningQuestions: screeningQuestions.map((question) => ({ ...question, id: uuid() })),
    sourceRef: null,
    version: 1,
    postedAt: null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await inTransaction(ctx, (tx) => insertPosting(tx, scope, copy));
  return { id, state: 'draft' as const, version: 1 };
}
