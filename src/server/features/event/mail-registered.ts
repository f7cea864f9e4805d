import type { Ctx } from '#server/context.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { type EventRow, loadRegistered } from './event.store.ts';
import { mailRegistration } from './mail-registration.ts';

/** Tells everyone registered, by mail and on their open home pages. */
export async function mailRegistered(
  ctx: Ctx,
  event: EventRow,
  what: 'changed' | 'cancelled',
): Promise<number> {
  const people = await loadRegistered(ctx, event.id);
  for (const person of people) await mailRegistration(ctx, event, person, what);
  await publishLiveAll(
    ctx.db,
    people.flatMap(({ userId }) =>
      userId === null ? [] : [{ userId, kind: 'home.changed', data: {} }],
    ),
  );
  return people.length;
}
