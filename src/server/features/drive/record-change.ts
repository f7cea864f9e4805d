import { v7 as uuid } from 'uuid';
import { graceMs } from '#domain/application/bulk-move.ts';
import { type DriveDates, shownDates } from '#domain/drive/drive.ts';
import type { Ctx } from '#server/context.ts';
import { shownRules } from './drive-card-of.ts';
import { insertChange } from './drive-change.store.ts';
import type { DriveRow } from './drive.store.ts';
import { driveFormOf } from './own-drive-of.ts';
import type { DriveEditor } from './require-drive-editor.ts';

/**
 * Records what a change means for students, and notifies followers once it can no longer be undone.
 * Null if students see no difference in dates, rules or state.
 */
export async function recordChange(
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
  const startAfter = new Date(tx.now.getTime() + graceMs + 1_000);
  await tx.tasks.add(tx.db, 'drive.notify-change', { changeId: id }, { key: id, startAfter });
  return id;
}

function datesOf(drive: DriveRow): DriveDates {
  return Object.fromEntries(
    shownDates(drive).map(({ kind, at }) => [kind, at.toISOString()] as const),
  );
}

const isSame = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) ===
  JSON.stringify(Object.entries(other).toSorted());
