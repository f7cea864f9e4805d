import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminPostingDetails } from '#contract/posting-admin.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
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
  const { data, error, refetch, isFetching } = useQuery({
    ...api.posting.loadAsAdmin.query({ postingId }),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return children(data);
  if (error) {
    return (
      <ErrorState
        level={3}
        title={t('admin-jobs.failed.load')}
        description={t(callFailure(error))}
        retry={{
          label: t('common.retry'),
          onRetry: () => void refetch(),
          busy: isFetching,
        }}
      />
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {['one', 'two', 'three', 'four'].map((each) => (
        <Skeleton key={each} className="h-9" />
      ))}
    </div>
  );
}
