import { lazy, Suspense, useState } from 'react';
import type { SearchCard } from '#contract/search.ts';
import { ownSource } from '#domain/search/search.ts';
import { QuickApply } from '#web/features/application/quick-apply.tsx';
import { PostingMenu } from '#web/features/saved-jobs/posting-menu.tsx';
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx';

const ReportDialog = lazy(() => import('#web/features/report/report-dialog.tsx'));

/** A student's actions on a posting: save, hide, report, or quick apply. */
export function JobActions({ card }: { card: SearchCard & { isOpen?: boolean } }) {
  const [isReporting, setReporting] = useState(false);
  const [wasReporting, setWasReporting] = useState(false);
  // Search lists only open ones.
  const isOpen = card.isOpen ?? true;
  const mayApply = isOpen && card.source === ownSource && card.status === null && !card.asks;
  return (
    <>
      <PostingMenu
        posting={card}
        onReport={() => {
          setReporting(true);
          setWasReporting(true);
        }}
      />
      <SaveButton posting={card} />
      {mayApply && <QuickApply posting={card} />}
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
