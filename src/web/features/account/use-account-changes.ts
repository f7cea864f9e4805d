import { useEffect } from 'react';
import { onAccountChange, reloadForAccount } from '#web/lib/account-signals.ts';

/** Loads the page anew when another tab signed in or out, so that no tab shows what its account may not see. */
export function useAccountChanges(): void {
  useEffect(() => onAccountChange(reloadForAccount), []);
}
