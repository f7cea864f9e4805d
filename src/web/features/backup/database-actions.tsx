import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DatabaseBackup, DatabaseZap, ScrollText } from 'lucide-react';
import type { BackupList } from '#contract/backup.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { useOptimization } from './use-optimization.ts';

type Props = { data: BackupList; optimization: ReturnType<typeof useOptimization> };

/** What an administrator can do with the database, and how far it is. */
export function DatabaseActions({ data, optimization }: Props) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.backup.create.call({}),
    onSuccess: ({ isNew }) =>
      toast({
        title: t(isNew ? 'admin-backup.backups.started' : 'admin-backup.backups.joined'),
        tone: isNew ? 'success' : 'neutral',
      }),
    onError: (error) => showFailure(t, 'admin-backup.backups.not-started', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.backup.key() }),
  });
  const unfinished = data.items.find(({ state }) => state === 'waiting' || state === 'running');
  const running = {
    backup: unfinished && (unfinished.progress ?? 0),
    optimize: optimization.isAwaited(data) ? (data.database.optimization.progress ?? 0) : undefined,
  };
  return (
    <Card title={t('admin-backup.backups.title')} description={t('admin-backup.backups.text')}>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={DatabaseBackup}
          busy={isPending}
          busyText={t('dashboard.starting')}
          onClick={() => mutate()}
        >
          {t('admin-backup.backups.create')}
        </Button>
        <ButtonLink icon={ScrollText} to="/admin-dashboard/settings/database/logs">
          {t('admin-backup.logs.view')}
        </ButtonLink>
        <Button
          icon={DatabaseZap}
          busy={optimization.isPending}
          busyText={t('dashboard.starting')}
          onClick={optimization.start}
        >
          {t('admin-backup.optimize.start')}
        </Button>
      </div>
      {(['backup', 'optimize'] as const).map((name) => {
        const percent = running[name];
        if (percent === undefined) return null;
        return (
          <Progress
            key={name}
            className="mt-4 max-w-md"
            label={t(`admin-backup.progress.${name}`)}
            value={percent}
            valueText={format.number(percent / 100, { style: 'percent' })}
          />
        );
      })}
    </Card>
  );
}
