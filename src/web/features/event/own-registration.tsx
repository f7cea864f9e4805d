import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { invalidate } from '#web/lib/invalidate.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Tells a registered user so, with the calendar entry and the way out. */
export function OwnRegistration({ slug, emails }: { slug: string; emails: readonly string[] }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const input = { slug };
  const leave = useMutation({
    mutationFn: () => api.event.leave.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: () => {
      setAsking(false);
      // The address may still say that the user has just registered.
      setSearch({}, { replace: true, preventScrollReset: true });
      cache.setQueryData(api.event.findRegistration.queryKey({ input }), { emails: [] });
      toast({ title: t('event.leave.left'), tone: 'success' });
    },
    onSettled: () => invalidate(cache, api.event, api.home),
  });
  return (
    <Callout tone="success" live title={t('event.registered')}>
      <p className="wrap-anywhere">{t('event.registered-as', { emails: format.list(emails) })}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a
          href={`/community/events/${encodeURIComponent(slug)}/calendar.ics`}
          download
          className={buttonClass('secondary')}
        >
          {t('event.calendar')}
        </a>
        <Button onClick={() => setAsking(true)}>{t('event.leave.action')}</Button>
      </p>
      <ConfirmMutation
        mutation={leave}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.mutate()}
        title={t('event.leave.title')}
        description={t('event.leave.text')}
        confirmText={t('event.leave.action')}
        cancelText={t('event.leave.keep')}
      />
    </Callout>
  );
}
