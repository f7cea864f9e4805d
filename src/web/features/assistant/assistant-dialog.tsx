import { useTexts } from '#web/lib/texts.tsx';
import { useModalDialog } from '#web/ui/use-modal-dialog.ts';
import { AssistantBox } from './assistant-box.tsx';
import { useExchanges } from './use-exchanges.ts';

/**
 * A window at the bottom right; the whole screen on phones. An answer continues while it is closed.
 */
export default function AssistantDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const { filled, props } = useModalDialog(open, onClose);
  const chat = useExchanges();
  return (
    <dialog
      {...props}
      data-shape="window"
      aria-label={t('assistant.title')}
      className="ms-auto me-0 mt-auto mb-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-line shadow-raised sm:me-4 sm:mb-4 sm:h-[min(42rem,calc(100dvh-2rem))] sm:w-[27rem] sm:rounded-card sm:border"
    >
      {filled && <AssistantBox chat={chat} onClose={onClose} />}
    </dialog>
  );
}
