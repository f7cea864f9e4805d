import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useTexts } from './texts.tsx';

type Props = { onDiscard: () => void; className?: string };

/** Says that a form shows its draft, and offers to discard that. */
export function RestoredNotice({ onDiscard, className }: Props) {
  const t = useTexts();
  return (
    <Callout
      live
      {...(className && { className })}
      action={
        <Button
          size="sm"
          onClick={() => {
            onDiscard();
            // The pressed button is gone.
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          {t('dashboard.discard')}
        </Button>
      }
    >
      {t('dashboard.restored')}
    </Callout>
  );
}
