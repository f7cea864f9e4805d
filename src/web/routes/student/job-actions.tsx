import { lazy, Suspense, useState } from 'react';
import type { SearchCard } from '#contract/search.ts';
import { ownSource } from '#domain/search/search.ts';
import { QuickApply } from '#web/features/application/quick-apply.tsx';
import { PostingMenu } from '#web/features/saved-jobs/posting-menu.tsx';
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';

const ReportDialog = lazy(() => import('#web/features/report/report-dialog.tsx'));

type Props = { card: SearchCard & { isOpen?: boolean } };

/** Saves a posting, and applies to it with one click where that is possible. */
export function SaveAndApply({ card }: Props) {
  // Lists of cards have only open ones.
  const isOpen = card.isOpen ?? true;
  const mayApply = isOpen && card.source === ownSource && card.status === null && !card.asks;
  return (
    <>
      <SaveButton posting={card} />
      {mayApply && <QuickApply posting={card} />}
    </>
  );
}

/** A student's actions on a posting: save, hide, report, or quick apply. */
export function JobActions({ card }: Props) {
  const [isReporting, setReporting] = useState(false);
  const wasReporting = useWasOpen(isReporting);
  return (
    <>
      <PostingMenu posting={card} onReport={() => setReporting(true)} />
      <SaveAndApply card={card} />
      <Suspense>
        {wasReporting && (
          <ReportDialog
            target={{ kind: 'posting', id: card.id }}
            open={isReporting}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
