import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

const load = () => import('./assistant-dialog.tsx');
const AssistantDialog = lazy(() => importWithRetry(load));

/**
 * Opens the assistant, as Ctrl+/ does. In the header below 1024 px, where a floating button would
 * cover controls.
 */
export function AssistantButton() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing) return;
      event.preventDefault();
      setOpen((was) => !was);
      setWasOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const ahead = () => void load().catch(() => undefined);
  const shared = {
    onClick: open,
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
        label={t('assistant.open')}
        className="lg:hidden noscript:hidden"
      />
      <button
        {...shared}
        type="button"
        data-assistant=""
        aria-label={t('assistant.open')}
        className="group fixed end-6 bottom-6 hidden size-12 items-center justify-center rounded-chip bg-primary text-on-primary shadow-raised transition-colors hover:bg-primary-hover lg:flex print:hidden noscript:hidden"
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
        <span
          aria-hidden="true"
          className="pointer-events-none invisible absolute end-full me-2 flex items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-1.5 text-12 font-medium whitespace-nowrap text-ink shadow-raised group-hover:visible group-hover:delay-700 group-focus-visible:visible"
        >
          {t('assistant.title')}
          <Kbd>{t('assistant.keys')}</Kbd>
        </span>
      </button>
      <Suspense>
        {wasOpen && <AssistantDialog open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
