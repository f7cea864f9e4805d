import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { BackupTable } from './backup-table.tsx';
import { DatabaseActions } from './database-actions.tsx';
import { useOptimization } from './use-optimization.ts';

const pollMs = 2_000;
const archivePollMs = 10_000;

/** The measured database and its backups; below them their schedule, which the page hands in. */
export function DatabasePage({ schedule }: { schedule: React.ReactNode }) {
  const t = useTexts();
  const format = useFormat();
  const sizeText = useFileSize();
  const optimization = useOptimization();
  const { data } = useSuspenseQuery({
    ...api.backup.list.query(),
    refetchInterval: ({ state }) => {
      const isBusy = state.data?.items.some(
        ({ state: of }) => of === 'waiting' || of === 'running',
      );
      if (state.data?.archive.kind === 'on' && !isBusy) return archivePollMs;
      return isBusy || optimization.isAwaited(state.data) ? pollMs : false;
    },
  });
  const { size, cacheHits } = data.database;
  const { lastAt, deadRows, rows } = data.database.optimization;
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <StatTile label={t('admin-backup.size')} value={sizeText(size)} />
        <StatTile
          label={t('admin-backup.cache')}
          value={cacheHits === null ? t('admin-backup.cache-unknown') : percent(cacheHits)}
          change={{ text: t('admin-backup.cache-help'), direction: 'flat' }}
        />
        <StatTile
          label={t('admin-backup.dead-rows')}
          value={percent(deadRows / Math.max(1, deadRows + rows))}
          change={{
            text:
              lastAt === null
                ? t('admin-backup.optimize.never')
                : t('admin-backup.optimize.last', { age: format.relative(lastAt, data.now) }),
            direction: 'flat',
          }}
        />
      </div>
      <ArchiveCard archive={data.archive} now={data.now} />
      <DatabaseActions data={data} optimization={optimization} />
      {data.items.length === 0 ? (
        <EmptyState
          title={t('admin-backup.backups.empty.title')}
          description={t('admin-backup.backups.empty.text')}
        />
      ) : (
        <BackupTable items={data.items} now={data.now} />
      )}
      {schedule}
    </div>
  );
}
