import { EyeOff, Flag, MoreHorizontal } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useHide } from './use-hide.ts';

type Props = {
  posting: { id: string; title: string; companyName: string };
  onReport: () => void;
};

/** A student's further actions for a posting, besides saving and applying. */
export function PostingMenu({ posting: { id, title, companyName }, onReport }: Props) {
  const t = useTexts();
  const { hide, isPending } = useHide();
  return (
    <Menu
      trigger={
        <IconButton
          icon={MoreHorizontal}
          busy={isPending}
          label={t('saved-jobs.menu', { title, company: companyName })}
        />
      }
      items={[
        {
          text: t('saved-jobs.hide-job'),
          icon: EyeOff,
          onSelect: () => hide({ kind: 'posting', target: id, isHidden: true }),
        },
        {
          text: t('saved-jobs.hide-company', { company: companyName }),
          icon: EyeOff,
          onSelect: () => hide({ kind: 'company', target: companyName, isHidden: true }),
        },
        { kind: 'separator' },
        { text: t('saved-jobs.report'), icon: Flag, onSelect: onReport },
      ]}
    />
  );
}
