import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import type { MenuEntry } from './palette-pages.ts';

let isLoaded = false;
const load = async () => {
  const loaded = await import('./palette-dialog.tsx');
  isLoaded = true;
  return loaded;
};
/** Keeps what is typed until the palette is there. */
const awaitInput = () => void (isLoaded || (window.typedAhead ??= ''));

const PaletteDialog = lazy(() => importWithRetry(load));

/** The header's search box: opens the palette, as Ctrl+K and ⌘K do on every dashboard page. */
export function PaletteButton({
  me,
  menu,
  onSignOut,
}: {
  me: Me;
  /** The dashboard's own pages. */
  menu: readonly MenuEntry[];
  onSignOut: () => void;
}) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  // Counts the openings: each starts with an empty palette.
  const [visit, setVisit] = useState(0);
  const open = () => {
    awaitInput();
    setOpen(true);
    setVisit((before) => before + 1);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isK || event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      awaitInput();
      setOpen((was) => !was);
      setVisit((before) => before + 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const ahead = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerEnter={ahead}
        onFocus={ahead}
        data-tour="palette"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden h-9 w-full max-w-80 items-center gap-2 rounded-control border border-line bg-surface px-3 text-14 text-ink-muted transition-colors hover:bg-hover sm:flex noscript:hidden"
      >
        <Search size={16} aria-hidden="true" className="shrink-0" />
        <span className="grow truncate text-start">{t('palette.open')}</span>
        <span aria-hidden="true" className="max-lg:hidden">
          <Kbd>{t('palette.keys')}</Kbd>
        </span>
      </button>
      <span className="contents sm:hidden">
        <IconButton
          icon={Search}
          label={t('palette.open')}
          onClick={open}
          data-tour="palette"
          className="noscript:hidden"
        />
      </span>
      <Suspense>
        {visit > 0 && (
          <PaletteDialog
            me={me}
            menu={menu}
            visit={visit}
            open={isOpen}
            onClose={() => setOpen(false)}
            onSignOut={onSignOut}
          />
        )}
      </Suspense>
    </>
  );
}
