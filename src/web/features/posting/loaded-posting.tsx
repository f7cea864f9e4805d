import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminPostingDetails } from '#contract/posting-admin.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Loads the current version of a posting for a dialog. */
export function LoadedPosting({
  postingId,
  children,
}: {
  postingId: string;
  children: (posting: AdminPostingDetails) => ReactNode;
}) {
  const t = useTexts();
  const query = useQuery({
    ...api.posting.loadAsAdmin.query({ postingId }),
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data) return children(query.data);
  if (query.error)
    return (
      <LoadError
        title={t('admin-jobs.failed.load')}
        description={t(callFailure(query.error))}
        query={query}
      />
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {['one', 'two', 'three', 'four'].map((each) => (
        <Skeleton key={each} className="h-9" />
      ))}
    </div>
  );
}
