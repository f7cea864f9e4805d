import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Me } from '#contract/account.ts';
import type { ForumPost as Post, Topic } from '#contract/forum.ts';
import type { Target } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { pageLinks } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { ForumPost } from './forum-post.tsx';
import { LikeButton } from './like-button.tsx';
import { LikeCount } from './like-count.tsx';
import { CloseButton, PostMenu } from './post-menu.tsx';
import { repliesInput } from './replies-input.ts';
import { ReplyForm } from './reply-form.tsx';
import { TagLinks } from './topic-rows.tsx';

type Props = {
  topicId: string;
  me: Me | null;
  /** Renders a user's text as elements. */
  bodyOf: (blocks: Post['body']) => ReactNode;
  /** Renders the report button of a post. */
  reportOf: (target: Target) => ReactNode;
};

/** A topic with a page of replies, and the reader's actions. */
export function TopicPage({ topicId, me, bodyOf, reportOf }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.forum.load.query(repliesInput(topicId, params)));
  const { topic, replies } = data;
  const mayWrite = me !== null && me.kind !== 'admin';
  const isHidden = topic.removedBy !== null;
  const actionsOf = (post: Post, kind: 'topic' | 'reply') => (
    <>
      {me === null ? (
        <LikeCount likes={post.likes} />
      ) : (
        <PostTools post={post} topic={topic} me={me} />
      )}
      {mayWrite && !post.isOwn && reportOf({ kind, id: post.id })}
    </>
  );
  const { count, capped } = replies.total;
  return (
    <div className="mx-auto w-full max-w-[52rem] px-4 py-10 sm:px-6 sm:py-14">
      <p className="mb-3 text-14">
        <Link to="/community/forum">{t('forum.back')}</Link>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 font-display text-28 font-bold wrap-anywhere">
          {topic.title ?? t('forum.removed-title')}
        </h1>
        {topic.isClosed && <Badge>{t('forum.closed')}</Badge>}
      </div>
      {topic.tags.length > 0 && (
        <div className="mt-3">
          <TagLinks tags={topic.tags} />
        </div>
      )}
      <div className="mt-6 rounded-card border border-line bg-surface">
        <ForumPost post={topic} actions={actionsOf(topic, 'topic')}>
          {bodyOf(topic.body)}
        </ForumPost>
      </div>
      <h2 className="mt-10 text-20 font-semibold">
        {t(capped ? 'forum.replies-capped' : 'forum.replies', { count })}
      </h2>
      {replies.items.length > 0 && (
        <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {replies.items.map((reply) => (
            <li key={reply.id} id={reply.id}>
              <ForumPost post={reply} actions={actionsOf(reply, 'reply')}>
                {bodyOf(reply.body)}
              </ForumPost>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <Pager
          label={t('forum.reply-pages')}
          newerText={t('forum.newer')}
          olderText={t('forum.older')}
          {...pageLinks(new URLSearchParams(), replies)}
        />
      </div>
      {!isHidden && (
        <section aria-labelledby="reply" className="mt-10">
          <h2 id="reply" className="mb-4 text-20 font-semibold">
            {t('forum.reply.title')}
          </h2>
          {topic.isClosed ? (
            <Callout>{t('forum.closed-text')}</Callout>
          ) : mayWrite ? (
            <ReplyForm
              topicId={topicId}
              // The newest reply is on the last page; with a single page the reader is already
              // there.
              onSent={() => {
                if (replies.older !== null) void navigate('?page=last');
              }}
            />
          ) : (
            <Callout
              action={
                me === null && (
                  <Link to={`/login?next=${encodeURIComponent(`/community/forum/${topicId}`)}`}>
                    {t('forum.sign-in')}
                  </Link>
                )
              }
            >
              {t(me === null ? 'forum.reply.sign-in' : 'forum.reply.admin')}
            </Callout>
          )}
        </section>
      )}
    </div>
  );
}

function PostTools({ post, topic, me }: { post: Post | Topic; topic: Topic; me: Me }) {
  const isTopic = post.id === topic.id;
  const isAdmin = me.kind === 'admin';
  return (
    <>
      {isAdmin ? <LikeCount likes={post.likes} /> : <LikeButton post={post} />}
      {post.isOwn && <PostMenu post={post} topicId={topic.id} knownTags={topic.tags} />}
      {isTopic && (post.isOwn || isAdmin) && <CloseButton topic={topic} />}
    </>
  );
}
