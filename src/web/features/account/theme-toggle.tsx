import { useMutation } from '@tanstack/react-query';
import { Moon, Sun } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { applyTheme, readTheme, type Theme, useTheme } from '#web/lib/theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Switches between light and dark; a signed-in account stores the choice for all devices. */
export function ThemeToggle({ me }: { me: Me | null }) {
  const t = useTexts();
  const { mutate } = useMutation(api.account.setTheme.mutationOptions());
  useSyncedTheme(me, mutate);

  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    const next = isDark ? 'light' : 'dark';
    applyTheme(next);
    if (me) mutate({ theme: next });
    // The clicked button is replaced by the other one, which gets the focus.
    const buttons = currentTarget.closest('[data-toggle]')?.querySelectorAll('button') ?? [];
    [...buttons].find((button) => button !== currentTarget)?.focus();
  };
  return (
    <span data-toggle="" className="contents">
      <span className="contents dark:hidden noscript:hidden">
        <IconButton icon={Moon} label={t('site.theme.to-dark')} onClick={toggle} />
      </span>
      <span className="hidden dark:contents">
        <IconButton icon={Sun} label={t('site.theme.to-light')} onClick={toggle} />
      </span>
    </span>
  );
}

/**
 * The account's theme overrides this browser's; an account without one adopts this browser's
 * choice.
 */
function useSyncedTheme(me: Me | null, keep: (input: { theme: Theme }) => void): void {
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
