import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, type DialogState } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Creates, shows, replaces and removes the private address of the student's calendar. */
export default function FeedDialog(dialog: DialogState) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const feed = api.drive.loadFeed.query();
  const query = useQuery({ ...feed, enabled: dialog.open });
  const { data } = query;
  const url = data?.url ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: async (what: 'create' | 'remove') => {
      if (what === 'remove') {
        await api.drive.removeFeed.call({});
        return null;
      }
      const context = { idempotencyKey: keyFor({ what, url }) };
      return (await api.drive.createFeed.call({}, { context })).url;
    },
    onSuccess: (next) => {
      cache.setQueryData(feed.queryKey, { url: next });
      toast({
        title: t(next === null ? 'drive.feed.removed' : 'drive.feed.created'),
        tone: 'success',
      });
    },
    onError: (error) => showFailure(t, 'dashboard.failed', error),
  });
  const copy = () =>
    copyText(url ?? '', {
      done: { title: t('drive.feed.copied') },
      failed: { title: t('drive.feed.copy-failed') },
    });
  return (
    <Dialog
      {...dialog}
      title={t('drive.feed.title-text')}
      description={t('drive.feed.text')}
      footer={
        // Without knowing the address, creating one would replace it.
        data === undefined ? null : url === null ? (
          <Button variant="primary" busy={isPending} onClick={() => mutate('create')}>
            {t('drive.feed.create')}
          </Button>
        ) : (
          <>
            <Button busy={isPending} onClick={() => mutate('remove')}>
              {t('drive.feed.remove')}
            </Button>
            <Button busy={isPending} onClick={() => mutate('create')}>
              {t('drive.feed.replace')}
            </Button>
            <Button variant="primary" onClick={() => void copy()}>
              {t('drive.feed.copy')}
            </Button>
          </>
        )
      }
    >
      {data === undefined ? (
        query.isError ? (
          <LoadFailure query={query} />
        ) : (
          <Skeleton className="h-16" />
        )
      ) : url === null ? (
        <p className="text-14 text-ink-muted">{t('drive.feed.none')}</p>
      ) : (
        <Field label={t('drive.feed.address')} help={t('drive.feed.address-help')}>
          <Input readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
      )}
    </Dialog>
  );
}
