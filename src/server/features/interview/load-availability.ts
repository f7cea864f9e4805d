import { usualAvailability } from '#domain/interview/availability.ts';
import type { Ctx } from '#server/context.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireMember } from '#server/scopes.ts';
import { findAvailability } from './interview-kit.store.ts';

/** When this member can interview; office hours in the member's time zone before it was set. */
export async function findHours(ctx: Ctx, member: { companyId: string; userId: string }) {
  const row = await findAvailability(ctx, member);
  if (row) {
    const { timeZone, windows, bufferMinutes, mostPerWeek, version } = row;
    return { timeZone, windows, bufferMinutes, mostPerWeek, version };
  }
  const { timeZone } = await findReader(ctx, { userId: member.userId });
  const usual = usualAvailability(timeZone);
  return { ...usual, windows: [...usual.windows], version: 0 };
}

export async function loadAvailability(ctx: Ctx) {
  return findHours(ctx, requireMember(ctx));
}
