import { v7 as uuid } from 'uuid';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findPosting, insertAssessment, insertVersion } from './assessment.store.ts';
import { contentOf } from './content-of.ts';

type Input = { postingId: string; content: AssessmentContent; accepts: AcceptedTest | null };

/** Adds an assessment to a posting. Nobody is invited by that. */
export async function createAssessment(ctx: Ctx, { postingId, accepts, ...typed }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const content = contentOf(typed.content);
  return inTransaction(ctx, async (tx) => {
    if (!(await findPosting(tx, scope, postingId))) throw new AppError('NOT_FOUND');
    const id = uuid();
    await insertAssessment(tx, scope, { id, postingId, title: content.title, accepts });
    await insertVersion(tx, scope, { assessmentId: id, version: 1, content });
    return { id, version: 1 };
  });
}
