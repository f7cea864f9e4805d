import { useEffect } from 'react';
import { onAccountChange, reloadForAccount } from '#web/lib/account-signals.ts';

/**
 * Reloads the page when another tab signs in or out, so that no tab shows data of a different
 * account.
 */
export function useAccountChanges(): void {
  useEffect(() => onAccountChange(reloadForAccount), []);
}
