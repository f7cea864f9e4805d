import { useMutation } from '@tanstack/react-query';
import { Keyboard, LogOut, Monitor, Moon, Signpost, Sun } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { areSingleKeysOn } from '#web/lib/single-keys.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { applyTheme, type Theme } from '#web/lib/theme.ts';
import { startTour } from '#web/lib/tour.ts';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import type { PaletteAction } from './palette-entries.ts';

const ShortcutDialog = lazy(() => importWithRetry(() => import('./shortcut-dialog.tsx')));

const themes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const satisfies readonly [Theme, unknown][];

/** What the palette can do without leaving the page, and the dialog that this opens. */
export function usePaletteActions(
  me: Me,
  onSignOut: () => void,
): { actions: PaletteAction[]; dialog: ReactNode } {
  const t = useTexts();
  const { mutate } = useMutation(api.account.setTheme.mutationOptions());
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const wereOpen = useWasOpen(areShortcutsOpen);
  const actions: PaletteAction[] = [
    ...themes.map(([theme, icon]) => ({
      name: t(`palette.actions.${theme}`),
      icon,
      run: () => {
        applyTheme(theme);
        mutate({ theme });
      },
    })),
    {
      name: t('palette.shortcuts.does.shortcuts'),
      icon: Keyboard,
      ...(areSingleKeysOn() && { keys: t('palette.shortcuts.keys.shortcuts') }),
      run: () => setShortcutsOpen(true),
    },
    ...(me.kind === 'admin'
      ? []
      : [{ name: t('shell.tour.start'), icon: Signpost, run: startTour }]),
    { name: t('site.log-out'), icon: LogOut, run: onSignOut },
  ];
  const dialog = wereOpen && (
    <Suspense>
      <ShortcutDialog me={me} open={areShortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </Suspense>
  );
  return { actions, dialog };
}
