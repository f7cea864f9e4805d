/** Whether a text can be an id of ours; in a query, others raise an error instead of finding no row. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text);
}
