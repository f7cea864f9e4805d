import type { TimeFactor } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertUserSettings } from './user-setting.store.ts';

/** A student takes more time for skill tests. A running test keeps its end. */
export async function saveTestTime(ctx: Ctx, { timeFactor }: { timeFactor: TimeFactor }) {
  await upsertUserSettings(ctx, requireStudent(ctx).studentId, { testTimeFactor: timeFactor });
  return { timeFactor };
}
