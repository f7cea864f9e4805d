export type Period = { startsAt: Date; endsAt: Date };

/** Whether two periods share a moment; one may start when the other ends. */
export function isOverlapping(one: Period, other: Period, bufferMinutes = 0): boolean {
  const buffer = bufferMinutes * 60_000;
  return (
    one.startsAt.getTime() < other.endsAt.getTime() + buffer &&
    other.startsAt.getTime() < one.endsAt.getTime() + buffer
  );
}
