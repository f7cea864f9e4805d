import { useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Movable } from './move-dialogs.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useMoveApplication } from './use-move-application.ts';

/** Rejects an open application after asking for the reason. */
export function RejectButton({ application }: { application: Movable }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { move, busy, problem, forget } = useMoveApplication(application);
  if (!application.moves.includes('rejected')) return null;
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => setIsOpen(true)}>
        {t('application.move.rejected')}
      </Button>
      <RejectDialog
        about={application.id}
        name={application.fullName}
        people={[application]}
        open={isOpen}
        busy={busy}
        error={isOpen ? problem : undefined}
        onClose={() => {
          setIsOpen(false);
          forget();
        }}
        onReject={(reason) => move({ to: 'rejected', reason, onMoved: () => setIsOpen(false) })}
      />
    </>
  );
}
