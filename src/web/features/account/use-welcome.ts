import { useEffect, useRef } from 'react';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { welcomeKey } from './continue-after-sign-in.ts';

/** Shows a one-time welcome on the page after signing in or up. */
export function useWelcome(): void {
  const t = useTexts();
  // Runs once: a page being left may get new texts during navigation, and must not use up the
  // welcome.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const entered = readStored('session', welcomeKey);
    writeStored('session', welcomeKey, null);
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
