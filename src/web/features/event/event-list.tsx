import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EventCard } from './event-card.tsx';
import { eventInput } from './event-input.ts';

/** Upcoming events, next one first, or past ones. */
export function EventList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const input = eventInput(params);
  const { data } = useSuspenseQuery(api.event.list.query(input));
  const { when } = input;
  return (
    <div className="flex flex-col gap-8">
      <nav aria-label={t('event.which')} className="flex gap-2">
        {(['upcoming', 'past'] as const).map((each) => (
          <ButtonLink
            key={each}
            to={each === 'upcoming' ? '?' : '?when=past'}
            variant={each === when ? 'primary' : 'secondary'}
            aria-current={each === when ? 'page' : undefined}
          >
            {t(`event.${each}`)}
          </ButtonLink>
        ))}
      </nav>
      {data.items.length === 0 ? (
        <EmptyState title={t(`event.empty.${when}`)} description={t(`event.empty.${when}-text`)} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {data.items.map((event) => (
            <li key={event.id}>
              <EventCard event={event} level={2} />
            </li>
          ))}
        </ul>
      )}
      <ListPager
        label={t('event.pages')}
        newerText={t('event.newer')}
        olderText={t('event.older')}
        data={data}
      />
    </div>
  );
}
