import { randomBytes, randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { drawQuestions } from '#domain/question/draw-questions.ts';
import { distinctQuestions } from '#domain/question/near-duplicate.ts';
import { avoidedSets, mostModelQuestions } from '#domain/question/question-limits.ts';
import { bandOfLevel } from '#domain/question/question-options.ts';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { askQuestions } from './ask-questions.ts';
import {
  deleteUnusedQuestions,
  insertModelQuestions,
  loadWritten,
} from './model-question.store.ts';
import { type Asked, type Basis, questionSetOf } from './question-set-of.ts';
import { deleteOldSets, insertSet, loadPrevious, lockSets } from './question-set.store.ts';
import { readBank } from './read-bank.ts';

const seeds = 2 ** 32;

/** What makes ids of a model's questions different from those of the bank. */
const newId = () => `m-${randomBytes(8).toString('hex')}`;

type Input = Asked & { basis?: Basis | undefined };

/**
 * Draws a set that avoids the questions of the student's last sets of its domain and band. On
 * request a model writes some of them; without its answer all come from the bank.
 */
export async function createSet(ctx: Ctx, { basis, ...asked }: Input) {
  const scope = requireStudent(ctx);
  const { domain, experienceLevel, questionCount } = asked;
  const kind = { domain, band: bandOfLevel[experienceLevel] };
  const { byId, idsOf } = readBank();
  const bank = idsOf(domain, kind.band);
  const texts = bank.flatMap((id) => byId.get(id)?.question ?? []);
  const offered = basis === undefined ? [] : await askQuestions(ctx, asked, basis);
  return inTransaction(ctx, async (tx) => {
    await lockSets(tx, scope);
    const known = [...texts, ...(await loadWritten(tx, scope, kind))];
    const most = Math.min(questionCount, mostModelQuestions);
    const written = distinctQuestions(offered, known)
      .slice(0, most)
      .map((question) => ({
        ...question,
        points: [...question.points],
        ...kind,
        id: newId(),
        createdAt: ctx.now,
      }));
    await insertModelQuestions(tx, scope, written);
    const previous = await loadPrevious(tx, scope, kind, avoidedSets);
    const seed = randomInt(seeds);
    const { ids, repeated } = drawQuestions({
      bank,
      previous,
      count: questionCount - written.length,
      seed,
    });
    const row = orNotFound(
      await insertSet(tx, scope, {
        id: uuid(),
        ...kind,
        experienceLevel,
        questionCount,
        seed,
        questionIds: [...written.map(({ id }) => id), ...ids],
        repeated,
        basis: basis ?? null,
        createdAt: ctx.now,
      }),
    );
    await deleteOldSets(tx, scope, kind, avoidedSets);
    await deleteUnusedQuestions(tx, scope);
    return questionSetOf(tx, scope, row);
  });
}
