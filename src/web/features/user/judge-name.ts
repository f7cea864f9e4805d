import type { Refusal } from '#domain/refusals.ts';

/** The most characters that each field takes. */
export const longestName = { firstName: 100, lastName: 100, phone: 50, location: 200 };

/** What is wrong with a name and what stands beside it, in the order of the form. */
export function judgeName(typed: Record<string, string>): Partial<Record<string, Refusal>> {
  const problems: Partial<Record<string, Refusal>> = {};
  for (const [field, most] of Object.entries(longestName)) {
    const text = (typed[field] ?? '').trim();
    if (field === 'firstName' && text === '') problems[field] = 'FIELDS_REQUIRED';
    else if (text.length > most) problems[field] = 'TEXT_TOO_LONG';
  }
  return problems;
}
