import { v7 as uuid } from 'uuid';
import type { DriveForm } from '#contract/drive.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { driveRowsOf } from './drive-rows-of.ts';
import { insertDrives, upsertDetails } from './drive.store.ts';
import { requireDriveEditor } from './require-drive-editor.ts';

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
