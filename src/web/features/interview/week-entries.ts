import type { InterviewCard } from '#contract/interview.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';

export type WeekEntry = {
  key: string;
  interview: InterviewCard;
  startsAt: Date;
  endsAt: Date;
  /** Proposed, and not chosen yet. */
  isTentative: boolean;
  date: string;
  hour: number;
};

/** What takes place or could, by local date and hour, soonest first. */
export function weekEntries(items: readonly InterviewCard[], timeZone: string): WeekEntry[] {
  return items
    .flatMap((interview) => {
      const { id, startsAt, endsAt, slots } = interview;
      const booked = startsAt && endsAt ? [{ id, startsAt, endsAt }] : [];
      const isTentative = booked.length === 0;
      return (isTentative ? slots : booked).map((time) => {
        const [date = '', clock = ''] = wallClockOf(time.startsAt, timeZone).split('T');
        const hour = Number(clock.slice(0, 2));
        return { key: time.id, interview, ...time, isTentative, date, hour };
      });
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** From 8 to 20, plus the hours around them that have entries. */
export function hoursOf(entries: readonly WeekEntry[]): number[] {
  const on = entries.map(({ hour }) => hour);
  const first = Math.min(8, ...on);
  const last = Math.max(19, ...on);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
