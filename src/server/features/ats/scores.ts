import { v7 as uuid } from 'uuid';
import type { AtsScore } from '#contract/ats.ts';
import { scoreResume } from '#domain/ats/score-resume.ts';
import {
  storedScoreOf,
  type AtsOrigin,
  type StoredAtsScore,
} from '#domain/ats/stored-ats-score.ts';
import { usableReading } from '#domain/resume-reading/file-reading.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import { loadExport } from '#server/features/resume/load-export.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteOldScores,
  findNewestScore,
  insertScore,
  lockScores,
  updateScoredAt,
  loadScores,
  deleteScore,
  type AtsScoreRow,
} from './ats.store.ts';

function scoreOf(row: AtsScoreRow): AtsScore {
  const { userId: _, engineVersion: version, ...values } = row;
  return { ...values, version };
}

type Input = StoredAtsScore & { name: string };

/** Saves a score, replaces the last one if it is the same, and deletes the oldest ones. */
export async function createScore(ctx: Ctx, input: Input, origin: AtsOrigin): Promise<AtsScore> {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockScores(tx, scope);
    const last = await findNewestScore(tx, scope);
    const { version: engineVersion, ...values } = input;
    const row =
      last && saysTheSame(last, input, origin)
        ? await updateScoredAt(tx, scope, last.id)
        : await insertScore(tx, scope, { ...values, id: uuid(), origin, engineVersion });
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

/** Renders a resume as the PDF that would be sent, parses that file and saves its score. */
export async function createResumeScore(ctx: Ctx, { resumeId }: { resumeId: string }) {
  await ctx.limitRate('ats-resume');
  const { title, name, bytes } = await loadExport(ctx, { resumeId, format: 'pdf' });
  const read = await ctx.resumeReader.read(bytes, name);
  // Our own PDF is never too complex, so parsing must have run out of time.
  if (read.problem === 'tooComplex') throw new AppError('TOO_BUSY');
  const usable = usableReading(read);
  if (usable === null) throw new AppError('RESUME_UNREADABLE');
  const scoreValues = storedScoreOf(scoreResume(usable.document, usable.reading));
  return createScore(ctx, { ...scoreValues, name: title }, 'resume');
}

export async function listScores(ctx: Ctx) {
  const rows = await loadScores(ctx, requireStudent(ctx));
  return { items: rows.map(scoreOf) };
}

export async function removeScore(ctx: Ctx, { scoreId }: { scoreId: string }) {
  const scope = requireStudent(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockScores(tx, scope);
    await deleteScore(tx, scope, scoreId);
    await recordReadiness(tx, 'ats-removed');
  });
  return { id: scoreId };
}
