import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

const load = () => import('./assistant-dialog.tsx');
const AssistantDialog = lazy(() => importWithRetry(load));

/** Opens the assistant, as Ctrl+/ does. In the header, where it never covers the page. */
export function AssistantButton() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const ahead = () => void load().catch(() => undefined);
  const shared = {
    onClick: () => setOpen(true),
    onPointerEnter: ahead,
    onFocus: ahead,
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+/',
  };
  return (
    <>
      <IconButton
        {...shared}
        icon={MessageCircle}
        label={t('assistant.title')}
        className="lg:hidden noscript:hidden"
      />
      <Button
        {...shared}
        variant="ghost"
        icon={MessageCircle}
        className="max-lg:hidden noscript:hidden"
      >
        {t('assistant.title')}
        <span aria-hidden="true">
          <Kbd>{t('assistant.keys')}</Kbd>
        </span>
      </Button>
      <Suspense>
        {wasOpen && <AssistantDialog open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
