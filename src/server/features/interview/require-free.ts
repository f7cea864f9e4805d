import type { Period } from '#domain/interview/period.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findBusy, lockPeople } from './interview.store.ts';

type Who = { memberIds: readonly string[]; studentId: string; exceptId: string };

/** Refuses a period in which one of these people has another interview, until the transaction ends. */
export async function requireFree(tx: Ctx, who: Who, periods: readonly Period[]): Promise<void> {
  await lockPeople(tx, [...who.memberIds, who.studentId]);
  for (const period of periods) {
    const busy = await findBusy(tx, who, period);
    if (busy === 'student') throw new AppError('CANDIDATE_BUSY');
    if (busy === 'member') throw new AppError('INTERVIEWER_BUSY');
  }
}

/** Runs a transaction that books; the database refuses what overlaps in spite of all checks. */
export async function inBooking<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (isExclusion(error)) throw new AppError('SLOT_TAKEN');
    throw error;
  }
}

function isExclusion(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '23P01') return true;
  return false;
}
