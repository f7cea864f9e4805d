import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ResumePages } from './resume-pages.tsx';

type PreviewToolbarProps = {
  pages: readonly string[];
  /** From 0, the width of the place, to `most`. */
  zoom: number;
  most: number;
  onZoom: (zoom: number) => void;
};

/** Enlarges the preview, or shows its pages at about the size of paper. */
export default function PreviewToolbar({ pages, zoom, most, onZoom }: PreviewToolbarProps) {
  const t = useTexts();
  const [isFull, setIsFull] = useState(false);
  return (
    <div className="flex items-center justify-end gap-1">
      <IconButton
        icon={ZoomOut}
        size="sm"
        label={t('resume.preview.smaller')}
        aria-disabled={zoom === 0}
        onClick={() => onZoom(Math.max(0, zoom - 1))}
      />
      <IconButton
        icon={ZoomIn}
        size="sm"
        label={t('resume.preview.larger')}
        aria-disabled={zoom === most}
        onClick={() => onZoom(Math.min(most, zoom + 1))}
      />
      <IconButton
        icon={Maximize2}
        size="sm"
        label={t('resume.preview.full')}
        onClick={() => setIsFull(true)}
      />
      <Dialog
        open={isFull}
        onClose={() => setIsFull(false)}
        title={t('resume.preview.title')}
        size="full"
        isRead
      >
        <ResumePages pages={pages} nameOf={(place) => t('resume.preview.page', place)} />
      </Dialog>
    </div>
  );
}
