import { firstDrives } from '#domain/drive/first-drives.ts';
import type { Ctx } from '#server/context.ts';
import { insertDrives } from './drive.store.ts';

/** The companies that every installation starts with. Those that exist stay as edited. */
export async function createFirstDrives(ctx: Ctx): Promise<void> {
  const oldest = Date.UTC(2026, 0, 1);
  await insertDrives(
    ctx,
    firstDrives.map((drive, index) => {
      // The list shows the newest first, so this keeps the order of the companies.
      const createdAt = new Date(oldest - index * 60_000);
      return { ...drive, timeZone: 'Asia/Kolkata', createdAt, updatedAt: createdAt };
    }),
  );
}
