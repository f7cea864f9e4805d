import type { DriveForm } from '#contract/drive.ts';
import { mayUndoMoves } from '#domain/application/bulk-move.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { findChange, lockOpenChange, updateChange } from './drive-change.store.ts';
import { driveRowsOf } from './drive-rows-of.ts';
import { lockDrive, updateDriveRow, upsertDetails } from './drive.store.ts';
import { driveFormOf } from './own-drive-of.ts';
import { requireDriveEditor } from './require-drive-editor.ts';

/** Undoes a change of a drive before followers are notified. Refuses if it was changed again. */
export async function undoChange(ctx: Ctx, { changeId }: { changeId: string }) {
  const { actorId, company } = await requireDriveEditor(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await findChange(tx, changeId));
    const { actorId: madeBy, createdAt: madeAt, driveId } = found;
    allow(mayUndoMoves({ madeBy, madeAt, actorId, now: ctx.now }));
    const drive = await lockDrive(tx, driveId);
    const change = await lockOpenChange(tx, changeId);
    if (change === undefined) throw new AppError('UNDO_TOO_LATE');
    const isOthers = company !== null && drive?.companyId !== company.id;
    if (isOthers) throw new AppError('NOT_FOUND');
    if (drive?.version !== change.version) throw new AppError('DRIVE_CHANGED');
    const form = change.formBefore as DriveForm;
    const { row, dates, rules } = driveRowsOf(form, ctx.now, company);
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
