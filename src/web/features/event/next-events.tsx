import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EventCard } from './event-card.tsx';

/** More than are shown, because some may be cancelled. */
export const nextEventsInput = { when: 'upcoming', limit: 8 } as const;
const shown = 3;

export function NextEvents() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.event.list.query(nextEventsInput));
  const next = data.items.filter(({ state }) => state !== 'cancelled').slice(0, shown);
  if (next.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('event.empty.upcoming')}
        description={t('event.empty.upcoming-text')}
      />
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {next.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
