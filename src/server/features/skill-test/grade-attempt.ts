import { badge, scoreOf } from '#domain/skill-test/skill-test.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/record-readiness.ts';
import { type Grade, gradeAnswer, NotRun } from './grade-answer.ts';
import { countedOf, questionsOf } from './questions-of.ts';
import { loadAnswers, updateGrade } from './test-answer.store.ts';
import { type AttemptRow, updateGraded } from './test-attempt.store.ts';

const unrun: Grade = { isRight: false, passedCases: null, problem: 'failed' };
/** After this time an answer that can't be run counts as wrong. */
const patienceMs = 60 * 60_000;

/** Grades a submitted attempt once; false if it has to be tried again later. */
export async function gradeAttempt(ctx: Ctx, attempt: AttemptRow): Promise<boolean> {
  if (attempt.gradedAt || !attempt.submittedAt) return true;
  const isLastTry = ctx.now.getTime() - attempt.submittedAt.getTime() > patienceMs;
  const answers = await loadAnswers(ctx, attempt);
  const grades: { place: number; grade: Grade }[] = [];
  const questions = questionsOf(attempt, answers);
  for (const { place, made } of questions) {
    const answer = answers.find((each) => each.place === place)?.answer ?? '';
    try {
      // Outside of any transaction: running answers takes seconds.
      const grade = await gradeAnswer(ctx.answerRunner, attempt.userId, made, answer);
      grades.push({ place, grade });
    } catch (error) {
      if (!(error instanceof NotRun)) ctx.log.error({ err: error }, 'grading failed');
      // A busy server is never the student's fault, however late it is.
      if (!isLastTry || (error instanceof NotRun && error.problem === 'busy')) return false;
      grades.push({ place, grade: unrun });
    }
  }
  const right = grades.filter(({ grade }) => grade.isRight).length;
  const score = scoreOf(right, grades.length);
  await inTransaction(ctx, async (tx) => {
    const passed = countedOf(attempt, questions) >= badge.questions && score >= badge.score;
    // Whoever is second leaves what the first has written.
    if (!(await updateGraded(tx, attempt, { score, passed }))) return;
    for (const { place, grade } of grades) await updateGrade(tx, attempt, place, grade);
    await recordReadiness(tx, 'test-finished', { studentId: attempt.userId });
  });
  return true;
}
