/** The calendar month, in UTC, in which sessions count against the plan. */
export function practiceMonth(now: Date): { from: Date; resetsAt: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    from: new Date(Date.UTC(year, month, 1)),
    resetsAt: new Date(Date.UTC(year, month + 1)),
  };
}
