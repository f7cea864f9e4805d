import type { PostingState } from '#domain/posting/posting.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<PostingState, Tone> = {
  draft: 'warning',
  active: 'success',
  closed: 'neutral',
  removed: 'neutral',
};

export function PostingStateBadge({ state }: { state: PostingState }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`posting.state.${state}`)}</Badge>;
}
