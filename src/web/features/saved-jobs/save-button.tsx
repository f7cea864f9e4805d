import { Bookmark } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { useSavePosting } from './use-save-posting.ts';

type Props = {
  posting: { id: string; title: string; companyName: string; isSaved: boolean };
};

export function SaveButton({ posting }: Props) {
  const t = useTexts();
  const { set, pendingState } = useSavePosting(posting.id);
  const isSaved = pendingState ?? posting.isSaved;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('saved-jobs.save-job', { title: posting.title, company: posting.companyName })}
      onClick={() => set(!isSaved)}
      className={buttonClass('secondary', 'md')}
    >
      <span className="inline-flex items-center gap-1.5">
        <Bookmark
          size={16}
          aria-hidden="true"
          className={isSaved ? 'fill-current text-primary' : undefined}
        />
        {/* Both take up room, so that the button keeps its width. */}
        <span className="grid *:[grid-area:1/1] max-sm:sr-only">
          <span className={isSaved ? 'invisible' : undefined}>{t('saved-jobs.save')}</span>
          <span className={isSaved ? undefined : 'invisible'}>{t('saved-jobs.is-saved')}</span>
        </span>
      </span>
    </button>
  );
}
