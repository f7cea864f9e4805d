/** Where the revocations of a list are published. */
export function statusListUrlOf(publicUrl: string, listId: number): string {
  return new URL(`/credentials/status/${listId}`, publicUrl).href;
}
