import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ForumPost, Topic } from '#contract/forum.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

// Few readers edit or delete a post of their own.
const EditPost = lazy(() => importWithRetry(() => import('./edit-post.tsx')));
const RemovePost = lazy(() => importWithRetry(() => import('./remove-post.tsx')));

type Props = {
  /** Only a topic has a title. */
  post: ForumPost | Topic;
  topicId: string;
  knownTags: readonly string[];
};

export function PostMenu({ post, topicId, knownTags }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const { dialog, wasOpen, open, close } = useOpenDialog<'edit' | 'remove'>();
  /** Each opening of the form starts from the current post. */
  const [turn, setTurn] = useState(0);
  const isTopic = post.id === topicId;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setTurn(turn + 1);
          open('edit');
        }}
      >
        {t('forum.edit')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => open('remove')}>
        {t('forum.remove')}
      </Button>
      <Suspense>
        {wasOpen.has('edit') && (
          <EditPost
            key={turn}
            post={post}
            knownTags={knownTags}
            open={dialog === 'edit'}
            onClose={() => close('edit')}
          />
        )}
        {wasOpen.has('remove') && (
          <RemovePost
            post={post}
            isTopic={isTopic}
            open={dialog === 'remove'}
            onClose={() => close('remove')}
            onRemoved={() => {
              if (isTopic) void navigate('/community/forum');
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Closes a topic to replies, or reopens it. */
export function CloseButton({ topic }: { topic: Topic }) {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.forum.setClosed.call({ topicId: topic.id, isClosed: !topic.isClosed }),
    onSuccess: ({ isClosed }) =>
      toast({ title: t(`forum.closing.${isClosed ? 'closed' : 'open'}`), tone: 'success' }),
    onError: (error) => showFailure(t, 'forum.closing.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.forum.key() }),
  });
  return (
    <Button size="sm" variant="ghost" busy={isPending} onClick={() => mutate()}>
      {t(topic.isClosed ? 'forum.open' : 'forum.close')}
    </Button>
  );
}
