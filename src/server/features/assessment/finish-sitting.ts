import { scoreOf } from '#domain/skill-test/skill-test.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { notifyCompany } from '#server/features/notification/notices.ts';
import { gradeAnswers } from '#server/features/skill-test/grading.ts';
import { lockInvited } from './own-sitting.store.ts';
import {
  loadAnswersOf,
  type SittingKey,
  updateGrade,
  updateGraded,
  updateSubmitted,
} from './sitting.store.ts';

/**
 * Submits a sitting and grades the answers that have a key, once; false if it has to be tried again
 * later. The company is told; nothing about the application changes.
 */
export async function finishSitting(ctx: Ctx, key: SittingKey): Promise<boolean> {
  const sitting = await updateSubmitted(ctx, key);
  if (!sitting?.submittedAt || sitting.gradedAt) return true;
  await notifyHome(ctx, sitting.studentId);
  const answers = (await loadAnswersOf(ctx, key.companyId, [key.id])).flatMap(
    ({ place, question, answer }) =>
      question.kind === 'open' ? [] : [{ place, question: question.asked.made, answer }],
  );
  const { studentId, submittedAt } = sitting;
  const grades = await gradeAnswers(ctx, { studentId, submittedAt }, answers);
  if (grades === null) return false;
  const right = grades.filter(({ grade }) => grade.isRight).length;
  const score = grades.length === 0 ? null : scoreOf(right, grades.length);
  await inTransaction(ctx, async (tx) => {
    // The second of two concurrent calls keeps what the first wrote.
    if (!(await updateGraded(tx, key, score))) return;
    for (const { place, grade } of grades) await updateGrade(tx, key, place, grade);
    await notifySubmitted(tx, key);
  });
  return true;
}

async function notifySubmitted(tx: Ctx, key: SittingKey): Promise<void> {
  const found = await lockInvited(tx, key);
  if (!found) return;
  const { sitting, postingId, postingTitle } = found;
  await notifyCompany(tx, key.companyId, {
    kind: 'assessment.submitted',
    sittingId: sitting.id,
    assessmentId: sitting.assessmentId,
    applicationId: sitting.applicationId,
    postingId,
    postingTitle,
  });
}
