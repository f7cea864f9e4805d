import { useEffect } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import { useTexts } from './texts.tsx';

/** Without a connection a link says so and the page stays: following it would lose the page, and show nothing. */
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
      toast({ title: t('site.offline'), tone: 'danger' });
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, [t]);
}
