import { useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/**
 * Offers to extend the session; after it ended, to sign in again. Closing the question extends it
 * too.
 */
export default function SessionDialog({
  state,
  onExtend,
  onDismiss,
}: {
  state: 'ending' | 'over';
  onExtend: () => Promise<boolean>;
  onDismiss: () => void;
}) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function stay() {
    if (busy) return;
    setBusy(true);
    setFailed(!(await onExtend()));
    setBusy(false);
  }

  const isOver = state === 'over';
  return (
    <Dialog
      open
      onClose={isOver ? onDismiss : () => void stay()}
      title={t(isOver ? 'site.session.over.title' : 'site.session.ending.title')}
      description={t(isOver ? 'site.session.over.text' : 'site.session.ending.text')}
      size="sm"
      role="alertdialog"
      footer={
        isOver ? (
          <ButtonLink
            to="/login?next=/welcome"
            variant="primary"
            target="_blank"
            rel="noopener"
            reloadDocument
          >
            {t('site.session.over.log-in')}
          </ButtonLink>
        ) : (
          <Button variant="primary" busy={busy} onClick={() => void stay()}>
            {t('site.session.ending.stay')}
          </Button>
        )
      }
    >
      {failed && (
        <p role="alert" className="text-13 text-danger">
          {t('site.session.failed')}
        </p>
      )}
    </Dialog>
  );
}
