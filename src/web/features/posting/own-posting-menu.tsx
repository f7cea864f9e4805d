import {
  ClipboardCheck,
  Copy,
  Eye,
  Link2,
  MessagesSquare,
  Pencil,
  RotateCcw,
  Send,
  Trash2,
  XCircle,
} from 'lucide-react';
import { useState } from 'react';
import type { OwnPosting } from '#contract/posting.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { postingPath } from './posting-path.ts';
import { useCopyLink } from './use-copy-link.ts';
import { usePostingActions } from './use-posting-actions.ts';

export function OwnPostingMenu({ posting }: { posting: OwnPosting }) {
  const t = useTexts();
  const [removing, setRemoving] = useState(false);
  const { title, busy, move, copy } = usePostingActions(posting);
  const copyLink = useCopyLink();
  const isDraft = posting.state === 'draft';
  const path = postingPath(posting.id);
  const may = (to: OwnPosting['state'], item: MenuItem) =>
    posting.moves.includes(to) ? [item] : [];
  return (
    <>
      <RowMenu
        label={t('dashboard.actions-for-title', { title })}
        busy={busy}
        items={[
          { text: t('dashboard.edit'), icon: Pencil, to: path },
          { text: t('posting.action.review'), icon: ClipboardCheck, to: `${path}/review` },
          { text: t('posting.action.kit'), icon: MessagesSquare, to: `${path}/kit` },
          { text: t('posting.action.preview'), icon: Eye, to: `${path}?view=preview` },
          ...(posting.state === 'active'
            ? [
                {
                  text: t('posting.done.copy-link'),
                  icon: Link2,
                  onSelect: () => void copyLink(posting.id),
                },
              ]
            : []),
          ...may('active', {
            text: t(isDraft ? 'posting.action.publish' : 'posting.action.reopen'),
            icon: isDraft ? Send : RotateCcw,
            onSelect: () => move('active'),
          }),
          ...may('closed', {
            text: t('posting.action.close'),
            icon: XCircle,
            onSelect: () => move('closed'),
          }),
          { text: t('posting.action.duplicate'), icon: Copy, onSelect: copy },
          ...may('removed', {
            text: t(isDraft ? 'posting.action.remove-draft' : 'posting.action.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () => setRemoving(true),
          }),
        ]}
      />
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => move('removed', () => setRemoving(false))}
        title={t('posting.remove.title', { title })}
        description={t(isDraft ? 'posting.remove.draft' : 'posting.remove.closed')}
        confirmText={t('posting.remove.confirm')}
        busy={busy}
        busyText={t('posting.remove.busy')}
      />
    </>
  );
}
