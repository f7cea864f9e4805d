import { lazy, Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { areSingleKeysOn } from '#web/lib/single-keys.ts';
import { useWasOpen } from '#web/lib/use-was-open.ts';

const ShortcutDialog = lazy(() => importWithRetry(() => import('./shortcut-dialog.tsx')));

/**
 * '?' lists the dashboard's shortcuts, unless single-character keys are off or a text field has the
 * focus.
 */
export function ShortcutList({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextInput(event.target) || document.querySelector('dialog[open]')) return;
      if (!areSingleKeysOn()) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense>
      {wasOpen && <ShortcutDialog me={me} open={isOpen} onClose={() => setOpen(false)} />}
    </Suspense>
  );
}

function isTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
