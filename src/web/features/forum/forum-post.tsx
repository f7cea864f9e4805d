import type { ReactNode } from 'react';
import type { ForumPost as Post } from '#contract/forum.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

export function ForumPost({
  post,
  children,
  actions,
}: {
  post: Post;
  children: ReactNode;
  actions: ReactNode;
}) {
  const t = useTexts();
  const format = useFormat();
  if (post.removedBy !== null) {
    return (
      <p className="px-4 py-5 text-14 text-ink-muted italic sm:px-6">
        {t(`forum.removed.${post.removedBy}`)}
      </p>
    );
  }
  return (
    <article className="px-4 py-5 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        <strong className="font-semibold wrap-anywhere">{post.author ?? t('forum.gone')}</strong>
        {post.isOwn && <span className="text-13 text-ink-subtle">({t('forum.you')})</span>}
        <time dateTime={post.createdAt.toISOString()} className="text-13 text-ink-muted">
          {t('forum.written', { when: format.dateTime(post.createdAt) })}
        </time>
        {post.editedAt && (
          <time
            dateTime={post.editedAt.toISOString()}
            title={format.dateTime(post.editedAt)}
            className="text-13 text-ink-subtle"
          >
            {t('forum.edited')}
          </time>
        )}
      </p>
      <div className="mt-1">{children}</div>
      <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
    </article>
  );
}
