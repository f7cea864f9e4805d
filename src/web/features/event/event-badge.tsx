import type { EventCard } from '#contract/event.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

const tones = { open: 'success', full: 'warning', over: 'neutral', cancelled: 'danger' } as const;

export function EventBadge({ state }: { state: EventCard['state'] }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`event.state.${state}`)}</Badge>;
}

export function usePlacesText(): (event: Pick<EventCard, 'placesLeft'>) => string {
  const t = useTexts();
  return ({ placesLeft }) =>
    placesLeft === null ? t('event.unlimited') : t('event.places-left', { count: placesLeft });
}
