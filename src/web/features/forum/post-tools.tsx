import type { Me } from '#contract/account.ts';
import type { ForumPost, Topic } from '#contract/forum.ts';
import { LikeButton } from './like-button.tsx';
import { LikeCount } from './like-count.tsx';
import { CloseButton, PostMenu } from './post-menu.tsx';

export function PostTools({ post, topic, me }: { post: ForumPost | Topic; topic: Topic; me: Me }) {
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
