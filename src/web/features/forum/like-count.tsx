import { Heart } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';

/** How many like a post, for whoever may not. */
export function LikeCount({ likes }: { likes: number }) {
  const t = useTexts();
  return (
    <span className="inline-flex items-center gap-1.5 text-13 text-ink-muted">
      <Heart size={14} aria-hidden="true" />
      {t('forum.likes', { count: likes })}
    </span>
  );
}
