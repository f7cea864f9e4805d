import { useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Compared } from './compare-bar.tsx';

type Props = {
  compared: Compared;
  /** Who was selected third. */
  added: Compared[number] | null;
  onReplace: (id: string) => void;
  onClose: () => void;
};

/** Asks which of the two selected students a third one replaces. */
export function ReplaceDialog({ compared, added, onReplace, onClose }: Props) {
  const t = useTexts();
  // Stays the same while the dialog closes.
  const [asked, setAsked] = useState({ compared, added });
  if (added !== null && added !== asked.added) setAsked({ compared, added });
  const name = asked.added?.name ?? '';
  return (
    <Dialog
      open={added !== null}
      onClose={onClose}
      title={t('candidate.compare.replace-title', { name })}
      description={t('candidate.compare.replace-text', { name })}
      size="sm"
    >
      <div className="flex flex-col gap-2 py-1">
        {asked.compared.map((each) => (
          <Button key={each.id} className="wrap-anywhere" onClick={() => onReplace(each.id)}>
            {t('candidate.compare.replace', { name: each.name })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
