type Period = { startsAt: Date; minutes: number };

const endOf = ({ startsAt, minutes }: Period) => startsAt.getTime() + minutes * 60_000;

/** Whether two sessions share a moment; one may start when the other ends. */
export function isOverlapping(one: Period, other: Period): boolean {
  return one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);
}
