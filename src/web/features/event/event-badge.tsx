import type { EventCard } from '#contract/event.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

const tones = { open: 'success', full: 'warning', over: 'neutral', cancelled: 'danger' } as const;

/** The state of an event, in one word. */
export function EventBadge({ state }: { state: EventCard['state'] }) {
  const t = useTexts();
  return <Badge tone={tones[state]}>{t(`event.state.${state}`)}</Badge>;
}

/** The number of free places. */
export function usePlacesText(): (event: Pick<EventCard, 'placesLeft'>) => string {
  const t = useTexts();
  return ({ placesLeft }) =>
    placesLeft === null ? t('event.unlimited') : t('event.places-left', { count: placesLeft });
}
