import { v7 as uuid } from 'uuid';
import {
  type ReadinessCause,
  type ReadinessChange,
  readinessChanges,
} from '#domain/readiness/readiness-change.ts';
import {
  type MeasuredReadiness,
  noReadiness,
  type ReadinessPart,
} from '#domain/readiness/readiness-of.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent } from '#server/scopes.ts';
import { measureReadiness } from './measure-readiness.ts';
import {
  deleteChange,
  deleteOldChanges,
  insertChange,
  loadChanges,
  loadLastValues,
  lockReadiness,
  updateChange,
  type StudentRef,
} from './readiness.store.ts';

const mostKept = 500;
/** Saves of a resume within this time are one change. */
const oneSittingMs = 30 * 60_000;

/**
 * Records how the student's readiness changed, and why. Called in the transaction of every call that
 * changes one of its parts. Private: nothing of it reaches a company.
 */
export async function recordReadiness(
  ctx: Ctx,
  cause: ReadinessCause,
  scope: StudentRef = requireStudent(ctx),
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockReadiness(tx, scope);
    const last = await loadLastValues(tx, scope);
    const { values } = await measureReadiness(tx, scope);
    const changes = unrecordedChanges(last, values, cause);
    if (changes.length === 0) return;
    for (const change of changes) await record(tx, scope, change);
    await deleteOldChanges(tx, scope, mostKept);
    await notifyHome(tx, scope.studentId);
  });
}

/** What changed since the last record. */
export function unrecordedChanges(
  last: Awaited<ReturnType<typeof loadLastValues>>,
  values: MeasuredReadiness,
  cause: ReadinessCause | null,
  order?: readonly ReadinessPart[],
): ReadinessChange[] {
  const before = { ...noReadiness };
  for (const { part, value } of last) before[part] = value;
  return readinessChanges(before, values, cause, order);
}

async function record(tx: Ctx, scope: StudentRef, change: ReadinessChange): Promise<void> {
  const [newest] = await loadChanges(tx, scope, 1);
  const isSameSitting =
    newest !== undefined &&
    change.cause === 'resume-saved' &&
    newest.cause === change.cause &&
    tx.now.getTime() - newest.changedAt.getTime() < oneSittingMs;
  if (!isSameSitting) {
    await insertChange(tx, scope, { ...change, id: uuid(), changedAt: tx.now });
  } else if (newest.valueBefore === change.valueAfter) {
    await deleteChange(tx, scope, newest.id);
  } else {
    const { valueAfter, scoreAfter, measured } = change;
    await updateChange(tx, scope, newest.id, {
      valueAfter,
      scoreAfter,
      measured,
      changedAt: tx.now,
    });
  }
}
