import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { drawQuestions } from '#domain/question/draw-questions.ts';
import { avoidedSets } from '#domain/question/question-limits.ts';
import { bandOfLevel } from '#domain/question/question-options.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { type Asked, questionSetOf } from './question-set-of.ts';
import { deleteOldSets, insertSet, loadPrevious, lockSets } from './question-set.store.ts';
import { readBank } from './read-bank.ts';

const seeds = 2 ** 32;

/** Draws a set that avoids the questions of the student's last sets of its domain and band. */
export async function createSet(ctx: Ctx, { domain, experienceLevel, questionCount }: Asked) {
  const scope = requireStudent(ctx);
  const kind = { domain, band: bandOfLevel[experienceLevel] };
  const bank = readBank().idsOf(domain, kind.band);
  return inTransaction(ctx, async (tx) => {
    await lockSets(tx, scope);
    const previous = await loadPrevious(tx, scope, kind, avoidedSets);
    const seed = randomInt(seeds);
    const { ids, repeated } = drawQuestions({ bank, previous, count: questionCount, seed });
    const row = await insertSet(tx, scope, {
      id: uuid(),
      ...kind,
      experienceLevel,
      questionCount,
      seed,
      questionIds: ids,
      repeated,
      createdAt: ctx.now,
    });
    if (!row) throw new AppError('NOT_FOUND');
    await deleteOldSets(tx, scope, kind, avoidedSets);
    return questionSetOf(tx, scope, row);
  });
}
