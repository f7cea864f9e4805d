import { useEffect } from 'react';
import type { Me } from '#contract/account.ts';
import { applyTheme, readTheme, type Theme, useTheme } from '#web/lib/theme.ts';

/**
 * The account's theme overrides this browser's; an account without one adopts this browser's
 * choice.
 */
export function useSyncedTheme(me: Me | null, keep: (input: { theme: Theme }) => void): void {
  useTheme();
  const savedTheme = me?.theme;
  const userId = me?.userId;
  useEffect(() => {
    if (userId === undefined || savedTheme === undefined) return;
    const here = readTheme();
    if (savedTheme === null) {
      if (here !== 'system') keep({ theme: here });
    } else if (savedTheme !== here) applyTheme(savedTheme);
  }, [userId, savedTheme, keep]);
}
