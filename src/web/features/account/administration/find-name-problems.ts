import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';

/** Maximum length of each field, in characters. */
export const maxName = { firstName: 100, lastName: 100, phone: 50, location: 200 };

/** Problems with the name and contact fields, in form order. */
export function findNameProblems(values: FormValues): Problems {
  const problems: Problems = {};
  for (const [field, most] of Object.entries(maxName)) {
    const text = (values[field] ?? '').trim();
    if (field === 'firstName' && text === '') problems[field] = 'FIELDS_REQUIRED';
    else if (text.length > most) problems[field] = 'TEXT_TOO_LONG';
  }
  return problems;
}
