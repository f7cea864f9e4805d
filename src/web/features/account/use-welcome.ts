import { useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Says once that signing in or up went well, on the page it led to. */
export function useWelcome(): void {
  const t = useTexts();
  // The page that is being left for that one may still get other texts: it says nothing.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const entered = sessionStorage.getItem('firstrung-welcome');
    sessionStorage.removeItem('firstrung-welcome');
    if (entered === 'login') toast({ title: t('site.welcome.login'), tone: 'success' });
    if (entered === 'signup') {
      toast({
        title: t('site.welcome.signup'),
        description: t('site.welcome.signup-text'),
        tone: 'success',
      });
    }
  }, [t]);
}
