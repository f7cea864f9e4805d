import { randomInt } from 'node:crypto';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { askQuestions } from '#domain/assessment/ask-questions.ts';
import { endOfSitting, sectionAt, stateOf } from '#domain/assessment/sitting-clock.ts';
import { scoreOf } from '#domain/skill-test/skill-test.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { notifyCompany } from '#server/features/notification/notices.ts';
import { gradeAnswers } from '#server/features/skill-test/grading.ts';
import { itemById } from '#server/features/skill-test/test-items.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  findOwnSitting,
  insertAnswers,
  lockInvited,
  lockOwnSitting,
  updateSitting,
} from './own-sitting.store.ts';
import { runningSittingOf, timesOf } from './running-sitting-of.ts';
import {
  loadAnswersOf,
  loadUnfinished,
  updateGrade,
  updateGraded,
  updateSubmitted,
  type SittingKey,
} from './sitting.store.ts';

/** The section that runs now, with the answers so far; null before the start and after the end. */
export async function findRunningSitting(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const found = orNotFound(await findOwnSitting(ctx, requireStudent(ctx), sittingId));
  const { sitting, content } = found;
  const answers = await loadAnswersOf(ctx, sitting.companyId, [sitting.id]);
  return { running: runningSittingOf(ctx, sitting, content, answers) };
}

const seeds = 2 ** 32;

/**
 * Starts the clock of a sitting and draws its questions; a sitting that is already running stays as
 * it is.
 */
export async function startSitting(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockOwnSitting(tx, scope, sittingId));
    const { sitting, content, status, isCompanyAway } = found;
    const { companyId, id } = sitting;
    const state = stateOf(sitting, tx.now);
    if (state === 'expired') throw new AppError('INVITATION_OVER');
    if (state === 'submitted' || state === 'accepted') throw new AppError('TEST_OVER');
    if (state === 'running') {
      const answers = await loadAnswersOf(tx, companyId, [id]);
      return requireRunning(runningSittingOf(tx, sitting, content, answers));
    }
    if (!isOpenStatus(status)) throw new AppError('APPLICATION_CLOSED');
    if (isCompanyAway) throw new AppError('COMPANY_AWAY');
    const questions = askQuestions(content, randomInt(seeds), (item) => itemById.get(item));
    const answers = await insertAnswers(
      tx,
      questions.map((question, place) => ({ companyId, sittingId: id, place, question })),
    );
    const times = timesOf({ ...sitting, startsAt: tx.now }, content);
    const endsAt = times && endOfSitting(times);
    const started = await updateSitting(tx, sitting, { startsAt: tx.now, endsAt });
    await notifyHome(tx, scope.studentId);
    return requireRunning(started && runningSittingOf(tx, started, content, answers));
  });
}

function requireRunning<Running>(running: Running | null | undefined): Running {
  if (!running) throw new AppError('TEST_OVER');
  return running;
}

const endless = Number.MAX_SAFE_INTEGER;

type Input = { sittingId: string; section: number };

/**
 * Moves on to the next section for good; after the last one the sitting is submitted. Submitting an
 * earlier section again changes nothing.
 */
export async function submitSection(ctx: Ctx, { sittingId, section }: Input) {
  const scope = requireStudent(ctx);
  const { sitting, running } = await inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    const times = found && timesOf(found.sitting, found.content);
    if (!found || !times) throw new AppError('NOT_FOUND');
    const { content } = found;
    const open = found.sitting.submittedAt === null ? sectionAt(times, tx.now) : null;
    if (open === null || (open.at === section && section === content.sections.length - 1))
      return { sitting: found.sitting, running: null };
    const answers = await loadAnswersOf(tx, found.sitting.companyId, [sittingId]);
    if (open.at !== section)
      return {
        sitting: found.sitting,
        running: runningSittingOf(tx, found.sitting, content, answers),
      };
    // A section that timed out has no recorded end: its full time is over anyway.
    const advanced = content.sections
      .slice(0, section + 1)
      .map((_, at) => (at === section ? tx.now.getTime() : (times.advanced[at] ?? endless)));
    const endsAt = endOfSitting({ ...times, advanced });
    const changed = orNotFound(await updateSitting(tx, found.sitting, { advanced, endsAt }));
    return { sitting: changed, running: runningSittingOf(tx, changed, content, answers) };
  });
  if (running === null) await finishSitting(ctx, sitting);
  return { running };
}

/**
 * Submits a sitting and grades the answers that have a key, once; false if it has to be tried again
 * later. The company is told; nothing about the application changes.
 */
async function finishSitting(ctx: Ctx, key: SittingKey): Promise<boolean> {
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

const maxAtOnce = 100;
/** A student's own page submits first; this is for those who left. */
const graceMs = 5_000;

/** Submits sittings whose time is over, and grades what could not be graded before. */
export async function finishExpiredSittings(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - graceMs);
  for (const sitting of await loadUnfinished(ctx, before, maxAtOnce)) {
    try {
      await finishSitting(ctx, sitting);
    } catch (error) {
      // The others don't wait for one that can't be finished.
      ctx.log.error({ err: error, sittingId: sitting.id }, 'an assessment was not finished');
    }
  }
}
