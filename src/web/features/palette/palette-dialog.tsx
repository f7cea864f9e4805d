import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useModalDialog } from '#web/ui/use-modal-dialog.ts';
import { PaletteBox } from './palette-box.tsx';
import { type MenuEntry, palettePages } from './palette-pages.ts';
import { usePaletteActions } from './use-palette-actions.tsx';

/** The command palette: searches pages and the reader's own items. */
export default function PaletteDialog({
  me,
  menu,
  visit,
  open,
  onClose,
  onSignOut,
}: {
  me: Me;
  menu: readonly MenuEntry[];
  visit: number;
  open: boolean;
  onClose: () => void;
  onSignOut: () => void;
}) {
  const t = useTexts();
  const { filled, props } = useModalDialog(open, onClose);
  const { actions, dialog } = usePaletteActions(me, onSignOut);
  return (
    <>
      <dialog
        {...props}
        data-shape="window"
        aria-label={t('palette.title')}
        className="mx-auto mt-[max(1rem,12dvh)] mb-auto w-[calc(100%-2rem)] max-w-xl overflow-hidden rounded-card border border-line shadow-raised"
      >
        {filled && (
          <PaletteBox
            key={visit}
            me={me}
            pages={palettePages(me, menu, t)}
            actions={actions}
            onClose={onClose}
          />
        )}
      </dialog>
      {dialog}
    </>
  );
}
