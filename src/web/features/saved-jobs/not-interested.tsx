import { X } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useHide } from './use-hide.ts';

type Props = { posting: { id: string; title: string; companyName: string } };

/** Removes a posting from recommendations and results, with an undo. */
export function NotInterested({ posting: { id, title, companyName: company } }: Props) {
  const t = useTexts();
  const { hide, isPending } = useHide();
  return (
    <IconButton
      icon={X}
      size="sm"
      busy={isPending}
      label={t('saved-jobs.not-interested', { title, company })}
      onClick={() => hide({ kind: 'posting', target: id, isHidden: true })}
    />
  );
}
