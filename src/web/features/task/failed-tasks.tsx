import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FailedTask } from '#contract/task.ts';
import { api } from '#web/lib/api.ts';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useLastShown } from '#web/ui/use-last-shown.ts';

/** Failed background jobs; each can be retried or discarded. */
export function FailedTasks() {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.task.listFailed.query());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (taskId: string) => api.task.repeat.call({ taskId }),
    onSuccess: () => toast({ title: t('admin-tasks.repeated'), tone: 'success' }),
    onError: (error) =>
      toast({
        title: t('admin-tasks.not-repeated'),
        description: t(refusalOf(error) === 'NOT_FOUND' ? 'admin-tasks.gone' : callFailure(error)),
        tone: 'danger',
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.task.key() }),
  });
  const [discarding, setDiscarding] = useState<FailedTask | null>(null);
  const asked = useLastShown(discarding);
  const remove = useMutation({
    mutationFn: (task: FailedTask) => api.task.remove.call({ taskId: task.id }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: api.task.key() });
      setDiscarding(null);
      toast({ title: t('admin-tasks.removed'), tone: 'success' });
    },
  });
  const nameOf = ({ name, about }: FailedTask) => {
    if (name === 'application.notify-batch') return t('admin-tasks.name.batch');
    if (name === 'file.store') return t('admin-tasks.name.file');
    return about === null ? name : t('admin-tasks.name.mail', { subject: about });
  };
  return (
    <section className="flex flex-col gap-6">
      <PageHeader title={t('admin-tasks.title')} purpose={t('admin-tasks.purpose')} />
      <p className="text-13 text-ink-muted" role="status">
        {t('admin-tasks.count', { count: data.count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t('admin-tasks.empty.title')}
          description={t('admin-tasks.empty.text')}
        />
      ) : (
        <Card padding="none">
          <TableOrCards
            caption={t('admin-tasks.caption')}
            rows={data.items}
            rowKey={(task) => task.id}
            columns={[
              { key: 'task', header: t('admin-tasks.task'), cell: nameOf, main: true },
              {
                key: 'problem',
                header: t('admin-tasks.problem'),
                cell: ({ problem }) => (
                  <span className="wrap-anywhere">{problem || t('admin-tasks.no-problem')}</span>
                ),
              },
              { key: 'tries', header: t('admin-tasks.tries'), cell: ({ tries }) => tries },
              {
                key: 'failed-at',
                header: t('admin-tasks.failed-at'),
                cell: ({ failedAt }) => (
                  <time dateTime={failedAt.toISOString()}>{format.dateTime(failedAt)}</time>
                ),
              },
              {
                key: 'repeat',
                header: <span className="sr-only">{t('admin-tasks.repeat')}</span>,
                bare: true,
                align: 'end',
                cell: (task) => (
                  <div className="flex flex-wrap justify-end gap-2">
                    <Button
                      size="sm"
                      icon={RotateCcw}
                      busy={isPending && variables === task.id}
                      busyText={t('dashboard.starting')}
                      aria-label={t('admin-tasks.repeat-named', { task: nameOf(task) })}
                      onClick={() => mutate(task.id)}
                    >
                      {t('admin-tasks.repeat')}
                    </Button>
                    <Button
                      size="sm"
                      variant="ghost"
                      icon={Trash2}
                      aria-label={t('admin-tasks.remove-named', { task: nameOf(task) })}
                      onClick={() => setDiscarding(task)}
                    >
                      {t('admin-tasks.remove')}
                    </Button>
                  </div>
                ),
              },
            ]}
          />
        </Card>
      )}
      <ConfirmDialog
        open={discarding !== null}
        onClose={() => {
          setDiscarding(null);
          remove.reset();
        }}
        onConfirm={() => discarding && remove.mutate(discarding)}
        title={t('admin-tasks.remove-title')}
        description={t('admin-tasks.remove-text', { task: asked ? nameOf(asked) : '' })}
        confirmText={t('admin-tasks.remove-confirm')}
        busy={remove.isPending}
        error={
          remove.error
            ? t(
                refusalOf(remove.error) === 'NOT_FOUND'
                  ? 'admin-tasks.gone'
                  : callFailure(remove.error),
              )
            : undefined
        }
      />
    </section>
  );
}
