import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { BackupTable } from './backup-table.tsx';
import { useMegabytes } from './use-megabytes.ts';

const pollMs = 2_000;

/** The measured database, and its backups. */
export function DatabasePage() {
  const t = useTexts();
  const format = useFormat();
  const megabytes = useMegabytes();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery({
    ...api.backup.list.queryOptions({ input: {} }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((each) => each.state === 'waiting' || each.state === 'running')
        ? pollMs
        : false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.backup.create.call({}),
    onSuccess: ({ isNew }) =>
      toast({
        title: t(isNew ? 'admin-backup.backups.started' : 'admin-backup.backups.joined'),
        tone: isNew ? 'success' : 'neutral',
      }),
    onError: (error) =>
      toast({
        title: t('admin-backup.backups.not-started'),
        description: t(callFailure(error)),
        tone: 'danger',
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.backup.key() }),
  });
  const { size, cacheHits } = data.database;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-14 text-ink-muted">{t('admin-backup.purpose')}</p>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <StatTile label={t('admin-backup.size')} value={megabytes(size)} />
        <StatTile
          label={t('admin-backup.cache')}
          value={
            cacheHits === null
              ? t('admin-backup.cache-unknown')
              : format.number(cacheHits, { style: 'percent', maximumFractionDigits: 1 })
          }
        />
      </div>
      <p className="max-w-2xl text-13 text-ink-muted">{t('admin-backup.cache-help')}</p>
      <Card
        as="section"
        level={3}
        title={t('admin-backup.backups.title')}
        description={t('admin-backup.backups.text')}
      >
        <Button
          variant="primary"
          icon={DatabaseBackup}
          busy={isPending}
          busyText={t('admin-backup.backups.creating')}
          onClick={() => mutate()}
        >
          {t('admin-backup.backups.create')}
        </Button>
      </Card>
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title={t('admin-backup.backups.empty.title')}
          description={t('admin-backup.backups.empty.text')}
        />
      ) : (
        <BackupTable items={data.items} />
      )}
    </div>
  );
}
