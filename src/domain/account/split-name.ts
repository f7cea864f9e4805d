/** Splits a full name on whitespace into first name (the first word) and last name (the rest). */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
