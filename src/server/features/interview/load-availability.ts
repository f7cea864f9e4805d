import { usualAvailability } from '#domain/interview/availability.ts';
import type { Ctx } from '#server/context.ts';
import { findTimeZone } from '#server/features/setting/find-time-zone.ts';
import { requireMember } from '#server/scopes.ts';
import { findAvailability } from './interview-kit.store.ts';

type Member = { companyId: string; userId: string };

/**
 * When this member can interview. Before it was set: office hours in the time zone that the member
 * chose, or in `usualZone`.
 */
export async function findHours(ctx: Ctx, member: Member, usualZone: string) {
  const row = await findAvailability(ctx, member);
  if (row) {
    const { timeZone, windows, bufferMinutes, mostPerWeek, version } = row;
    return { timeZone, windows, bufferMinutes, mostPerWeek, version };
  }
  const usual = usualAvailability((await findTimeZone(ctx, member.userId)) ?? usualZone);
  return { ...usual, windows: [...usual.windows], version: 0 };
}

export async function loadAvailability(ctx: Ctx) {
  return findHours(ctx, requireMember(ctx), 'UTC');
}
