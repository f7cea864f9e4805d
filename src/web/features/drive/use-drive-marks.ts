import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DriveCard } from '#contract/drive.ts';
import type { DriveState } from '#domain/drive/drive.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type DrivePage = Awaited<ReturnType<typeof api.drive.list.call>>;
type Mark = { isFollowing: boolean } | { state: DriveState | null };

/** Follows a drive or sets the student's status, shown at once and reverted on failure. */
export function useDriveMarks(drive: DriveCard) {
  const t = useTexts();
  const cache = useQueryClient();
  const lists = { queryKey: api.drive.list.key() };
  const show = (mark: Partial<Pick<DriveCard, 'isFollowing' | 'state'>>) =>
    // An unfollowed drive stays in the list until the next visit, so that nothing moves.
    cache.setQueriesData<DrivePage>(lists, (page) => {
      if (!page) return page;
      const items = page.items.map((row) => (row.id === drive.id ? { ...row, ...mark } : row));
      return { ...page, items };
    });
  const { mutate } = useMutation({
    // Serializes repeated choices, so that the last one wins.
    scope: { id: `drive ${drive.id}` },
    mutationFn: async (mark: Mark): Promise<Mark> =>
      'state' in mark
        ? api.drive.setState.call({ driveId: drive.id, ...mark })
        : api.drive.setFollow.call({ driveId: drive.id, ...mark }),
    onMutate: async (mark) => {
      await cache.cancelQueries(lists);
      show(mark);
      const { isFollowing, state } = drive;
      return 'state' in mark ? { state } : { isFollowing };
    },
    onSuccess: (mark) => {
      const company = drive.companyName;
      const title =
        'state' in mark
          ? t('drive.state-saved')
          : t(mark.isFollowing ? 'drive.followed' : 'drive.unfollowed', { company });
      toast({ title, tone: 'success' });
      void cache.invalidateQueries({ queryKey: api.drive.listDates.key() });
    },
    onError: (error, _mark, before) => {
      if (before) show(before);
      showFailure(t, 'drive.not-saved', error);
    },
  });
  return {
    follow: (isFollowing: boolean) => mutate({ isFollowing }),
    setState: (state: DriveState | null) => mutate({ state }),
  };
}
