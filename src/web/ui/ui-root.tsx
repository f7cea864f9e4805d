import { type ReactNode, useEffect, useState } from 'react';
import { noticeToasts, standardToasts } from './toast-store.ts';
import type { ToasterTexts } from './toaster.tsx';

type Toaster = typeof import('./toaster.tsx');

/** Providers that the primitives need once, around the whole application. */
export function UiRoot({
  toasterTexts,
  children,
}: {
  toasterTexts: ToasterTexts;
  children: ReactNode;
}) {
  const toaster = useToaster();
  return (
    <>
      {children}
      {toaster && <toaster.Toasters texts={toasterTexts} />}
    </>
  );
}

/** Loaded on the first message: pages without user actions never load the toaster. */
function useToaster() {
  const [toaster, setToaster] = useState<Toaster | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const load = async () => {
      try {
        const loaded = await import('./toaster.tsx');
        if (!waiting.signal.aborted) setToaster(loaded);
        waiting.abort();
      } catch {
        // The import failed; the next press, key or message retries.
      }
    };
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, load, { signal: waiting.signal, passive: true });
    for (const { subscribe, read } of [standardToasts, noticeToasts]) {
      waiting.signal.addEventListener('abort', subscribe(load));
      if (read().length > 0) void load();
    }
    return () => waiting.abort();
  }, []);
  return toaster;
}
