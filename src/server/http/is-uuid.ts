/** Whether a text can be an id; anything else would be an error in the database instead of a row that is not there. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text);
}
