import type { Ctx } from '#server/context.ts';
import { findUserSettings } from './user-setting.store.ts';

/** What multiplies the time of a student's next skill tests. For the student's own tests only. */
export async function findTestTime(ctx: Ctx, studentId: string): Promise<number> {
  return (await findUserSettings(ctx, studentId))?.testTimeFactor ?? 1;
}
