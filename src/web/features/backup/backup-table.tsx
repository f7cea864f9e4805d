import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Backup } from '#contract/backup.ts';
import type { BackupState } from '#domain/backup/backup.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { toast } from '#web/ui/toast-store.ts';

const tones: Record<BackupState, Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
};

export function BackupTable({ items, now }: { items: Backup[]; now: Date }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const confirmed = useReauthenticate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (backupId: string) =>
      confirmed(() => api.backup.prepareDownload.call({ backupId })),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => {
      // The dialog was closed.
      if (refusalOf(error) === 'CONFIRMATION_REQUIRED') return;
      const isGone = refusalOf(error) === 'NOT_FOUND';
      toast({
        title: t('admin-backup.backups.not-downloaded'),
        description: t(isGone ? 'admin-backup.backups.gone' : callFailure(error)),
        tone: 'danger',
      });
      void cache.invalidateQueries({ queryKey: api.backup.key() });
    },
  });
  return (
    <Card padding="none">
      <TableOrCards
        caption={t('admin-backup.backups.caption')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'created-at',
            header: t('admin-backup.backups.created-at'),
            main: true,
            cell: ({ createdAt, isScheduled }) => (
              <>
                <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt)}</time>
                <span className="block text-13 font-normal text-ink-muted">
                  {t(
                    isScheduled
                      ? 'admin-backup.backups.by-schedule'
                      : 'admin-backup.backups.by-hand',
                    {
                      age: format.relative(createdAt, now),
                    },
                  )}
                </span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('dashboard.state'),
            cell: ({ state }) => (
              <span role="status">
                <Badge tone={tones[state]}>{t(`admin-backup.state.${state}`)}</Badge>
              </span>
            ),
          },
          {
            key: 'content',
            header: t('admin-backup.backups.content'),
            cell: (backup) => <Contents backup={backup} />,
          },
          {
            key: 'sum',
            header: t('admin-backup.backups.sum'),
            cell: ({ sha256 }) =>
              sha256 && <code className="text-12 break-all text-ink-muted">{sha256}</code>,
          },
          {
            key: 'download',
            header: <span className="sr-only">{t('dashboard.download')}</span>,
            bare: true,
            align: 'end',
            cell: ({ id, state, createdAt }) =>
              state === 'done' && (
                <Button
                  size="sm"
                  icon={Download}
                  busy={isPending && variables === id}
                  busyText={t('admin-backup.backups.downloading')}
                  aria-label={t('admin-backup.backups.download-named', {
                    date: format.dateTime(createdAt),
                  })}
                  onClick={() => mutate(id)}
                >
                  {t('dashboard.download')}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
}

function Contents({ backup: { size, contents, problem } }: { backup: Backup }) {
  const t = useTexts();
  const sizeText = useFileSize();
  if (problem !== null) return <span className="wrap-anywhere text-danger">{problem}</span>;
  if (contents === null || size === null) return null;
  return (
    <>
      {sizeText(size)}
      <span className="block text-13 text-ink-muted">
        {t('admin-backup.backups.rows', contents)}
      </span>
      {contents.lostFiles > 0 && (
        <span className="block text-13 text-danger">
          {t('admin-backup.backups.lost', { count: contents.lostFiles })}
        </span>
      )}
    </>
  );
}
