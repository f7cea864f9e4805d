import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ForumPost, Topic } from '#contract/forum.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';

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
  const { wasOpen, open, stateOf } = useOpenDialog<'edit' | 'remove'>();
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
          <EditPost key={turn} post={post} knownTags={knownTags} {...stateOf('edit')} />
        )}
        {wasOpen.has('remove') && (
          <RemovePost
            post={post}
            isTopic={isTopic}
            {...stateOf('remove')}
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
  const { mutate, isPending } = useChange({
    call: () => api.forum.setClosed.call({ topicId: topic.id, isClosed: !topic.isClosed }),
    changes: api.forum.key(),
    done: ({ isClosed }) => t(`forum.closing.${isClosed ? 'closed' : 'open'}`),
    failed: t('forum.closing.failed'),
  });
  return (
    <Button size="sm" variant="ghost" busy={isPending} onClick={() => mutate()}>
      {t(topic.isClosed ? 'forum.open' : 'forum.close')}
    </Button>
  );
}
