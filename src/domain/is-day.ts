/** Whether a text is a day that exists, such as '2028-02-29'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  // Date parsing turns 30 February into 2 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
