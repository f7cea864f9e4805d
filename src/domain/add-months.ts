/**
 * The same UTC time so many months later, or earlier if negative. In a month that is too short it is
 * the last day: six months before 31 August is the last day of February.
 */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCMonth(at.getUTCMonth() + months);
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
