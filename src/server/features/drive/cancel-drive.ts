import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { updateDriveRow } from './drive.store.ts';
import { recordChange } from './record-change.ts';
import { requireDriveEditor } from './require-drive-editor.ts';
import { requireOpenDrive } from './require-open-drive.ts';

/** An administrator or the drive's company cancels it. It stays, as cancelled, with those who follow or marked it. */
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
