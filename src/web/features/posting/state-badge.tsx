import type { PostingState } from '#domain/posting/posting.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a posting is active, in the back office's terms. */
export function StateBadge({ state }: { state: PostingState }) {
  const t = useTexts();
  const isActive = state === 'active';
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {t(isActive ? 'admin-jobs.active' : 'admin-jobs.inactive')}
    </Badge>
  );
}
