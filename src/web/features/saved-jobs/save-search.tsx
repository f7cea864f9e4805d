import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { Button } from '#web/ui/button.tsx';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

/** Saves the current search, with job alerts for new results. */
export function SaveSearch({ query }: { query: string }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  return (
    <>
      <Button icon={BellPlus} size="sm" className="min-h-9" onClick={() => setOpen(true)}>
        {t('saved-jobs.keep.open')}
      </Button>
      <Suspense>
        {wasOpen && <SaveSearchDialog query={query} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
