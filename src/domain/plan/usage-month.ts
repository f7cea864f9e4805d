/** The calendar month, in UTC, in which uses count against a plan. */
export function usageMonth(now: Date): { month: string; resetsAt: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    month: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
    resetsAt: new Date(Date.UTC(year, month + 1)),
  };
}
