import { printedName, splitEasternName } from './printed-name.ts';

/**
 * Splits a full name on whitespace into first name (the first word) and last name (the rest), and a
 * Chinese, Japanese or Korean one by its order. `printedName` always gives back what was typed.
 */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const typed = fullName.trim();
  const eastern = splitEasternName(typed);
  if (eastern !== null)
    return printedName(eastern) === typed ? eastern : { firstName: typed, lastName: '' };
  const [firstName = '', ...rest] = typed.split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
