import { Heart } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';

/** The number of likes, for readers who may not like the post. */
export function LikeCount({ likes }: { likes: number }) {
  const t = useTexts();
  return (
    <span className="inline-flex items-center gap-1.5 text-13 text-ink-muted">
      <Heart size={14} aria-hidden="true" />
      {t('forum.likes', { count: likes })}
    </span>
  );
}
