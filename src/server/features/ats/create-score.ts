import { v7 as uuid } from 'uuid';
import type { AtsScore } from '#contract/ats.ts';
import type { AtsOrigin, StoredAtsScore } from '#domain/ats/stored-ats-score.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  type AtsScoreRow,
  deleteOldScores,
  findNewestScore,
  insertScore,
  lockScores,
  updateScoredAt,
} from './ats.store.ts';
import { scoreOf } from './score-of.ts';

type Input = StoredAtsScore & { name: string };

/** Saves a score, replaces the last one if it is the same, and deletes the oldest ones. */
export async function createScore(ctx: Ctx, input: Input, origin: AtsOrigin): Promise<AtsScore> {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockScores(tx, scope);
    const last = await findNewestScore(tx, scope);
    const { version: engineVersion, ...told } = input;
    const row =
      last && saysTheSame(last, input, origin)
        ? await updateScoredAt(tx, scope, last.id)
        : await insertScore(tx, scope, { ...told, id: uuid(), origin, engineVersion });
    await deleteOldScores(tx, scope);
    await recordReadiness(tx, 'ats-scored');
    if (row === undefined) throw new Error('A score that was written is not there.');
    return scoreOf(row);
  });
}

function saysTheSame(last: AtsScoreRow, input: Input, origin: AtsOrigin): boolean {
  return (
    last.origin === origin &&
    last.name === input.name &&
    last.engineVersion === input.version &&
    last.score === input.score &&
    last.formatting === input.formatting &&
    last.content === input.content
  );
}
