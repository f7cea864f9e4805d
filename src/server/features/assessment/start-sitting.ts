import { randomInt } from 'node:crypto';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { askQuestions } from '#domain/assessment/ask-questions.ts';
import { endOfSitting, stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { itemById } from '#server/features/skill-test/test-items.ts';
import { requireStudent } from '#server/scopes.ts';
import { insertAnswers, lockOwnSitting, updateSitting } from './own-sitting.store.ts';
import { runningSittingOf } from './running-sitting-of.ts';
import { loadAnswersOf } from './sitting.store.ts';
import { timesOf } from './times-of.ts';

const seeds = 2 ** 32;

/**
 * Starts the clock of a sitting and draws its questions; a sitting that is already running stays as
 * it is.
 */
export async function startSitting(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found) throw new AppError('NOT_FOUND');
    const { sitting, content, status } = found;
    const { companyId, id } = sitting;
    const state = stateOf(sitting, tx.now);
    if (state === 'expired') throw new AppError('INVITATION_OVER');
    if (state === 'submitted' || state === 'accepted') throw new AppError('TEST_OVER');
    if (state === 'running') {
      const answers = await loadAnswersOf(tx, companyId, [id]);
      return requireRunning(runningSittingOf(tx, sitting, content, answers));
    }
    if (!isOpenStatus(status)) throw new AppError('APPLICATION_CLOSED');
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
