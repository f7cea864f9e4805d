import { createHash } from 'node:crypto';
import type { BankQuestion } from '#domain/question/parse-questions.ts';
import { isForCompany, recordingQuota } from '#domain/recording/recording-limits.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { readMedia } from '#server/features/file/read-media.ts';
import { readBank } from '#server/features/question/question-bank.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteRecording,
  findFinished,
  findLatestKind,
  loadUsedBytes,
  lockRecording,
  type Owner,
  updateToShared,
} from './recording.store.ts';

const usual = { domain: 'software-engineering', band: 'entry' };

/**
 * A behavioral question to answer, from the domain and band of the student's latest set. Each student has an
 * order of their own, so that 'another question' reaches all of them before one returns.
 */
export async function findQuestion(
  ctx: Ctx,
  { questionId, after }: { questionId?: string | undefined; after?: string | undefined },
) {
  const scope = requireStudent(ctx);
  const { byId } = readBank();
  if (questionId !== undefined) return { question: shownOf(byId.get(questionId)) };
  const { domain, band } = (await findLatestKind(ctx, scope)) ?? usual;
  const placeOf = (id: string) =>
    createHash('sha256').update(`${scope.studentId} ${id}`).digest('hex');
  const all = [...byId.values()]
    .filter((each) => each.domain === domain && each.band === band && each.type === 'behavioral')
    .toSorted((one, other) => (placeOf(one.id) < placeOf(other.id) ? -1 : 1));
  const last = all.findIndex(({ id }) => id === after);
  return { question: shownOf(all[(last + 1) % all.length]) };
}

function shownOf(question: BankQuestion | undefined) {
  if (question === undefined) return null;
  const { id, type, question: text, points } = question;
  return { id, type, question: text, points: [...points] };
}

/**
 * Takes a finished recording that was made for a company out of the student's own ones, in the
 * caller's transaction. Recordings for practice stay the student's.
 */
export async function grantRecording(tx: Ctx, owner: Owner, recordingId: string) {
  const row = await lockRecording(tx, owner, recordingId);
  if (!row?.fileId || !isForCompany(row.questionId)) return undefined;
  await deleteRecording(tx, owner, recordingId);
  await updateToShared(tx, row.fileId);
  return { fileId: row.fileId, kind: row.kind, durationMs: row.durationMs ?? 0 };
}

/** A finished recording of the student, ready to be read in parts. */
export async function loadMedia(ctx: Ctx, recordingId: string) {
  const found = orNotFound(await findFinished(ctx, requireStudent(ctx), recordingId));
  return readMedia(ctx, found.file);
}

export async function loadRoom(ctx: Ctx) {
  return {
    usedBytes: await loadUsedBytes(ctx, requireStudent(ctx)),
    quotaBytes: recordingQuota,
    transcriber: ctx.transcriber?.host ?? null,
  };
}
