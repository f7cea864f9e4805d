import { useTexts } from '#web/lib/texts.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ResumePages } from './resume-pages.tsx';

/** The pages at about the size of paper. */
export default function FullPreview({
  pages,
  onClose,
}: {
  pages: readonly string[];
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('resume.preview.title')}
      closeLabel={t('common.close')}
      size="full"
      isRead
    >
      <ResumePages pages={pages} nameOf={(place) => t('resume.preview.page', place)} />
    </Dialog>
  );
}
