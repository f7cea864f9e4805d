import type { DriveForm } from '#contract/drive.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { driveRowsOf } from './drive-rows-of.ts';
import { type DriveRow, updateDriveRow, upsertDetails } from './drive.store.ts';
import { driveFormOf } from './own-drive-of.ts';
import { recordChange } from './record-change.ts';
import { requireDriveEditor } from './require-drive-editor.ts';
import { requireOpenDrive } from './require-open-drive.ts';

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
