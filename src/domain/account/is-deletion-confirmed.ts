/** Whether somebody typed the word that says they mean it; how large its letters are makes no difference. */
export function isDeletionConfirmed(typed: string, word: string): boolean {
  return word !== '' && typed.trim().toLowerCase() === word.trim().toLowerCase();
}
