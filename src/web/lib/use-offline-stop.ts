import { useEffect } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import { useTexts } from './texts.tsx';

/** Offline, a click on a link shows a message instead of navigating, which would lose the page. */
export function useOfflineStop(): void {
  const t = useTexts();
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      const staysHere = link?.pathname === location.pathname && link.search === location.search;
      if (!link || link.origin !== location.origin || staysHere) return;
      event.preventDefault();
      event.stopPropagation();
      toast({ title: t('site.offline-link'), tone: 'danger' });
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, [t]);
}
