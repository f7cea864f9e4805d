import type { Ctx } from '#server/context.ts';
import { loadUpcoming, loadUpcomingSlots } from './coach.store.ts';

/** When somebody practises interviews, as a student or a coach. The caller must check access. */
export async function loadBusy(ctx: Ctx, userId: string) {
  const [booked, offered] = await Promise.all([
    loadUpcoming(ctx, userId),
    loadUpcomingSlots(ctx, userId),
  ]);
  return [...booked, ...offered].map(({ startsAt, minutes }) => ({
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
  }));
}
