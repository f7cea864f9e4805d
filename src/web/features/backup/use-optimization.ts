import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BackupList } from '#contract/backup.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** How long a requested optimization may wait for a worker before the page stops looking. */
const patienceMs = 30_000;

/** Starts an optimization, and knows whether one is running or about to. */
export function useOptimization() {
  const t = useTexts();
  const cache = useQueryClient();
  const [startedAt, setStartedAt] = useState<Date | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.backup.optimize.call({}),
    onSuccess: ({ isNew, askedAt }) => {
      if (isNew) setStartedAt(askedAt);
      toast({
        title: t(isNew ? 'admin-backup.optimize.started' : 'admin-backup.optimize.joined'),
        tone: isNew ? 'success' : 'neutral',
      });
    },
    onError: (error) => showFailure(t, 'admin-backup.optimize.not-started', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.backup.key() }),
  });
  return {
    start: () => mutate(),
    isPending,
    isAwaited: (data: BackupList | undefined) => {
      if (data === undefined) return false;
      const { progress, lastAt } = data.database.optimization;
      if (progress !== null) return true;
      if (startedAt === null || (lastAt !== null && lastAt >= startedAt)) return false;
      return data.now.getTime() - startedAt.getTime() < patienceMs;
    },
  };
}
