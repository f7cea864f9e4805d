import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { captionsOf, webVttOf } from '#domain/recording/captions.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { openFile } from '#server/features/file/load-file.ts';
import { readMedia } from '#server/features/file/read-media.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { loadSitting } from './load-sitting.ts';
import { findAnswer, findOwnSitting } from './own-sitting.store.ts';
import { findRecordingAt } from './sitting-recording.store.ts';
import { findVisibleSitting } from './sitting.store.ts';

type Input = { sittingId: string; place: number };

/** A recorded answer: for the student who gave it, and once submitted for those who review it. */
export async function loadAnswerMedia(ctx: Ctx, { sittingId, place }: Input) {
  const companyId = await companyOf(ctx, sittingId);
  const found = companyId && (await findRecordingAt(ctx, { companyId, sittingId, place }));
  if (!found || found.kind === 'file') throw new AppError('NOT_FOUND');
  return readMedia(ctx, found.file);
}

/** The captions of a recorded answer, for the same people. */
export async function loadAnswerCaptions(ctx: Ctx, { sittingId, place }: Input): Promise<string> {
  const companyId = await companyOf(ctx, sittingId);
  const found = companyId && (await findRecordingAt(ctx, { companyId, sittingId, place }));
  if (!found) throw new AppError('NOT_FOUND');
  const answer =
    ctx.actor.kind === 'student'
      ? await findAnswer(ctx, { companyId, id: sittingId }, place)
      : (await loadSitting(ctx, { sittingId })).answers.find((each) => each.place === place);
  const captions = captionsOf(found.heard ?? [], answer?.answer ?? '');
  if (captions.length === 0) throw new AppError('NOT_FOUND');
  return webVttOf(captions, found.kind === 'video');
}

/**
 * A file submitted as an answer, for the same readers. A reviewer who is still blind doesn't see
 * its original name.
 */
export async function loadAnswerFile(ctx: Ctx, { sittingId, place }: Input) {
  const companyId = await companyOf(ctx, sittingId);
  const found = companyId && (await findRecordingAt(ctx, { companyId, sittingId, place }));
  if (!found || found.kind !== 'file') throw new AppError('NOT_FOUND');
  const file = await openFile(ctx, found.file);
  const ending = /\.[a-z]+$/u.exec(file.row.name.toLowerCase())?.[0] ?? '';
  const shown = ctx.actor.kind === 'student' ? file.row.name : await nameFor(ctx, sittingId, place);
  const name = shown ?? `answer-${place + 1}${ending}`;
  return { ...file, row: { ...file.row, name } };
}

/** The file's own name for a reviewer who knows whose it is. */
async function nameFor(ctx: Ctx, sittingId: string, place: number) {
  const { answers } = await loadSitting(ctx, { sittingId });
  return answers.find((each) => each.place === place)?.fileName;
}

async function companyOf(ctx: Ctx, sittingId: string): Promise<string | undefined> {
  if (ctx.actor.kind === 'student')
    return (await findOwnSitting(ctx, requireStudent(ctx), sittingId))?.sitting.companyId;
  const visible = await findVisibleSitting(ctx, requireMember(ctx), sittingId);
  return visible && stateOf(visible.sitting, ctx.now) === 'submitted'
    ? visible.sitting.companyId
    : undefined;
}
