import { v7 as uuid } from 'uuid';
import type { DriveForm } from '#contract/drive.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { driveRowsOf } from './drive-rows-of.ts';
import { insertDrives, upsertDetails } from './drive.store.ts';

export async function createDrive(ctx: Ctx, form: DriveForm) {
  requireAdmin(ctx);
  const { row, dates, rules } = driveRowsOf(form, ctx.now);
  const id = uuid();
  return inTransaction(ctx, async (tx) => {
    await insertDrives(tx, [{ ...row, id, createdAt: ctx.now, updatedAt: ctx.now }]);
    await upsertDetails(tx, id, { dates, rules });
    await noteAction(tx, {
      action: 'drive.created',
      target: { kind: 'drive', id },
      after: form,
    });
    return { id };
  });
}
