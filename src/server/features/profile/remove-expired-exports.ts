import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-stored-file.ts';
import { deleteExports, loadOverExports } from './export.store.ts';

export async function removeExpiredExports(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const over = await loadOverExports(tx);
    await deleteExports(
      tx,
      over.map(({ id }) => id),
    );
    for (const { fileId } of over) if (fileId !== null) await removeStoredFile(tx, fileId);
  });
}
