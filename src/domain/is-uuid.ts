/**
 * Whether a text can be an id; other texts would raise a database error instead of finding no row.
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text);
}
