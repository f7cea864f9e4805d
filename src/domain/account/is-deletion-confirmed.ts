/** Whether the typed confirmation matches, ignoring case. */
export function isDeletionConfirmed(typed: string, word: string): boolean {
  return word !== '' && typed.trim().toLowerCase() === word.trim().toLowerCase();
}
