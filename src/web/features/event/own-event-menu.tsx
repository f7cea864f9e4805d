import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnEvent } from '#contract/event.ts';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** An administrator's actions for an event; cancelling needs confirmation. */
export function OwnEventMenu({ event, onEdit }: { event: OwnEvent; onEdit: () => void }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [isOpen, setIsOpen] = useState(false);
  const input = { eventId: event.id, stamp: event.stamp };
  const mutation = useMutation({
    mutationFn: () => api.event.cancel.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: ({ told: count }) => {
      setIsOpen(false);
      toast({
        title: t('admin-community.events.cancelling.done', { count }),
        tone: 'success',
      });
    },
    onError: (failed) => showFailure(t, 'admin-community.events.cancelling.failed', failed),
    onSettled: () => cache.invalidateQueries({ queryKey: api.event.key() }),
  });
  const isComing = event.state === 'open' || event.state === 'full';
  return (
    <>
      <RowMenu
        label={t('dashboard.actions-for-title', { title: event.title })}
        items={[
          {
            text: t('admin-community.reports.look'),
            to: `/community/events/${encodeURIComponent(event.slug)}`,
          },
          ...(isComing
            ? [
                { text: t('dashboard.edit'), onSelect: onEdit },
                {
                  text: t('admin-community.events.cancel'),
                  danger: true,
                  onSelect: () => setIsOpen(true),
                },
              ]
            : []),
        ]}
      />
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutation.mutate()}
        title={t('admin-community.events.cancelling.title', { title: event.title })}
        description={t('admin-community.events.cancelling.text', { count: event.registered })}
        confirmText={t('admin-community.events.cancel')}
        busyText={t('dashboard.cancelling')}
        cancelText={t('admin-community.events.cancelling.keep')}
        mutation={mutation}
      />
    </>
  );
}
