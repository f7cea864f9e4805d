import { v7 as uuid } from 'uuid';
import type { DriveForm } from '#contract/drive.ts';
import { mayUndoMoves } from '#domain/application/bulk-move.ts';
import { type DriveDates, publicDates } from '#domain/drive/drive.ts';
import { notifyAfterUndo } from '#domain/undo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { driveFormOf, driveRowsOf, shownRules, storedRowsOf } from './drive-lists.ts';
import {
  type DriveRow,
  findChange,
  insertChange,
  insertDrives,
  loadFollowers,
  lockDrive,
  lockOpenChange,
  updateChange,
  updateDriveRow,
  upsertDetails,
} from './drive.store.ts';
import { type DriveEditor, requireDriveEditor } from './require-drive-editor.ts';

/** Locks the drive to be edited. Refuses one of others, one that has changed or was cancelled. */
async function requireOpenDrive(
  ctx: Ctx,
  { company }: DriveEditor,
  { driveId, version }: { driveId: string; version: number },
): Promise<DriveRow> {
  const drive = await lockDrive(ctx, driveId);
  const isOthers = company !== null && drive?.companyId !== company.id;
  if (drive === undefined || isOthers) throw new AppError('NOT_FOUND');
  if (drive.cancelledAt !== null) throw new AppError('DRIVE_CANCELLED');
  if (drive.version !== version) throw new AppError('DRIVE_CHANGED');
  return drive;
}

/** Adds a drive by an administrator, or by a company for itself. */
export async function createDrive(ctx: Ctx, form: DriveForm) {
  const { company } = await requireDriveEditor(ctx);
  const { row, dates, rules } = driveRowsOf(form, ctx.now, company);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    await insertDrives(tx, [
      { ...row, id, companyId: company?.id ?? null, createdAt: ctx.now, updatedAt: ctx.now },
    ]);
    await upsertDetails(tx, id, { dates, rules });
    await noteAction(tx, {
      action: 'drive.created',
      target: { kind: 'drive', id },
      after: company ? { ...form, ...row } : form,
    });
    return { id };
  });
}

/**
 * Records what a change means for students, and notifies followers once it can no longer be undone.
 * Null if students see no difference in dates, rules or state.
 */
async function recordChange(
  tx: Ctx,
  { actorId }: DriveEditor,
  { before, after }: { before: DriveRow; after: DriveRow },
): Promise<string | null> {
  const [datesBefore, datesAfter] = [datesOf(before), datesOf(after)];
  const what =
    before.cancelledAt === null && after.cancelledAt !== null
      ? 'cancelled'
      : isSame(datesBefore, datesAfter)
        ? isSame(shownRules(before), shownRules(after))
          ? null
          : 'rules'
        : 'dates';
  if (what === null) return null;
  const id = uuid();
  await insertChange(tx, {
    id,
    driveId: before.id,
    what,
    datesBefore,
    datesAfter,
    formBefore: driveFormOf(before),
    version: after.version,
    actorId,
    createdAt: tx.now,
  });
  const startAfter = notifyAfterUndo(tx.now);
  await tx.tasks.add(tx.db, 'drive.notify-change', { changeId: id }, { key: id, startAfter });
  return id;
}

function datesOf(drive: DriveRow): DriveDates {
  return Object.fromEntries(
    publicDates(drive).map(({ kind, at }) => [kind, at.toISOString()] as const),
  );
}

const isSame = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) ===
  JSON.stringify(Object.entries(other).toSorted());

type Input = DriveForm & { driveId: string; version: number };

/** An administrator or the drive's company changes it. Followers are notified of other dates or rules. */
export async function updateDrive(ctx: Ctx, { driveId, version, ...form }: Input) {
  const editor = await requireDriveEditor(ctx);
  const { row, dates, rules } = driveRowsOf(form, ctx.now, editor.company);
  return inTransaction(ctx, async (tx) => {
    const before = await requireOpenDrive(tx, editor, { driveId, version });
    await updateDriveRow(tx, driveId, row);
    await upsertDetails(tx, driveId, { dates, rules });
    const after: DriveRow = {
      ...before,
      ...row,
      dates,
      rules: { ...rules, driveId },
      version: version + 1,
    };
    const changeId = await recordChange(tx, editor, { before, after });
    await noteAction(tx, {
      action: 'drive.updated',
      target: { kind: 'drive', id: driveId },
      before: driveFormOf(before),
      after: editor.company ? { ...form, ...row } : form,
    });
    return { id: driveId, changeId };
  });
}

/**
 * An administrator or the drive's company cancels it. Those who follow it or marked it keep it, as
 * cancelled.
 */
export async function cancelDrive(
  ctx: Ctx,
  { driveId, version }: { driveId: string; version: number },
) {
  const editor = await requireDriveEditor(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await requireOpenDrive(tx, editor, { driveId, version });
    await updateDriveRow(tx, driveId, { cancelledAt: ctx.now });
    const after = { ...before, cancelledAt: ctx.now, version: version + 1 };
    const changeId = await recordChange(tx, editor, { before, after });
    await noteAction(tx, {
      action: 'drive.cancelled',
      target: { kind: 'drive', id: driveId },
      after: { companyName: before.companyName, title: before.title },
    });
    return { id: driveId, changeId };
  });
}

/** Undoes a change of a drive before followers are notified. Refuses if it was changed again. */
export async function undoChange(ctx: Ctx, { changeId }: { changeId: string }) {
  const { actorId, company } = await requireDriveEditor(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await findChange(tx, changeId));
    const { actorId: movedBy, createdAt: movedAt, driveId } = found;
    allow(mayUndoMoves({ movedBy, movedAt, actorId, now: ctx.now }));
    const drive = await lockDrive(tx, driveId);
    const change = await lockOpenChange(tx, changeId);
    if (change === undefined) throw new AppError('UNDO_TOO_LATE');
    const isOthers = company !== null && drive?.companyId !== company.id;
    if (isOthers) throw new AppError('NOT_FOUND');
    if (drive?.version !== change.version) throw new AppError('DRIVE_CHANGED');
    const form = change.formBefore as DriveForm;
    const { row, dates, rules } = storedRowsOf(form);
    await updateDriveRow(tx, driveId, { ...row, cancelledAt: null });
    await upsertDetails(tx, driveId, { dates, rules });
    await updateChange(tx, changeId, { undoneAt: ctx.now });
    await noteAction(tx, {
      action: 'drive.change-undone',
      target: { kind: 'drive', id: driveId },
      before: driveFormOf(drive),
      after: form,
    });
    return { id: driveId };
  });
}

/**
 * Notifies the followers of a drive of a change, after its undo period. Each is notified once,
 * however often this runs.
 */
export async function notifyChange(ctx: Ctx, { changeId }: { changeId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const change = await lockOpenChange(tx, changeId);
    if (change === undefined) return;
    const { driveId, what } = change;
    const followers = await loadFollowers(tx, driveId);
    await notifyUsers(
      tx,
      followers.map(({ userId, companyName, title }) => ({
        id: changeId,
        userId,
        data: { kind: 'drive.changed', driveId, companyName, title, what },
      })),
    );
    await updateChange(tx, changeId, { notifiedAt: tx.now });
  });
}
