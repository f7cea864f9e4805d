import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { ForumPost } from '#contract/forum.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

export function LikeButton({ post }: { post: ForumPost }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    // Serializes repeated clicks, so that the last one wins.
    scope: { id: `like ${post.id}` },
    mutationFn: (isLiked: boolean) => api.forum.setLike.call({ postId: post.id, isLiked }),
    onError: (error) => showFailure(t, 'forum.like-failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.forum.key() }),
  });
  const isLiked = isPending ? variables : post.isLiked;
  const likes = post.likes + Number(isLiked) - Number(post.isLiked);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={() => mutate(!isLiked)}
      className={buttonClass('secondary', 'sm')}
    >
      <span className="inline-flex items-center gap-1.5">
        <Heart
          size={14}
          aria-hidden="true"
          className={isLiked ? 'fill-current text-danger' : undefined}
        />
        {t('forum.like')}
        <span className="sr-only">
          {t('forum.like-of', { name: post.author ?? t('forum.gone') })}
        </span>
        <span className="tabular-nums">{format.number(likes)}</span>
      </span>
    </button>
  );
}
