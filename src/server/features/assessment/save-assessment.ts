import { isDeepStrictEqual } from 'node:util';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { insertVersion, lockAssessment, updateAssessment } from './assessment.store.ts';
import { contentOf } from './content-of.ts';

type Input = {
  assessmentId: string;
  version: number;
  content: AssessmentContent;
  accepts: AcceptedTest | null;
};

/** Saves a changed content as a new version. Candidates who are invited keep theirs. */
export async function saveAssessment(ctx: Ctx, { assessmentId, accepts, ...typed }: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const content = contentOf(typed.content);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockAssessment(tx, scope, assessmentId);
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.version !== typed.version) throw new AppError('ASSESSMENT_CHANGED');
    const isSame = isDeepStrictEqual(stored.content, content);
    const version = isSame ? stored.version : stored.version + 1;
    if (!isSame) await insertVersion(tx, scope, { assessmentId, version, content });
    await updateAssessment(tx, scope, assessmentId, { version, title: content.title, accepts });
    return { id: assessmentId, version };
  });
}
