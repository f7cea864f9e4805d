import { CalendarDays, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { EventCard as Event } from '#contract/event.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EventBadge, usePlacesText } from './event-badge.tsx';
import { EventTime } from './event-time.tsx';

/** An event in a list; marked when registration is open. */
export function EventCard({ event, level = 3 }: { event: Event; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useTexts();
  const placesText = usePlacesText();
  const { title, state } = event;
  const to = `/community/events/${encodeURIComponent(event.slug)}`;
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        {state !== 'open' && (
          <p className="mb-2">
            <EventBadge state={state} />
          </p>
        )}
        <Heading className="text-18 font-semibold text-balance wrap-anywhere">
          <Link to={to} discover="none" className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </Heading>
        <p className="mt-2 text-14 wrap-anywhere text-ink-muted">{event.summary}</p>
      </div>
      <ul className="mt-auto flex flex-col gap-1.5 text-14 text-ink-muted">
        <li className="flex items-start gap-2">
          <CalendarDays size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <EventTime startsAt={event.startsAt} endsAt={event.endsAt} />
        </li>
        {(state === 'open' || state === 'full') && (
          <li className="flex items-center gap-2">
            <Users size={16} aria-hidden="true" className="shrink-0" />
            {placesText(event)}
          </li>
        )}
      </ul>
      {state === 'open' ? (
        <ButtonLink
          to={`${to}#register`}
          discover="none"
          variant="primary"
          aria-label={t('event.register-for', { title })}
          className="self-start"
        >
          {t('event.register')}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={to}
          discover="none"
          aria-label={t('event.details-of', { title })}
          className="self-start"
        >
          {t('event.details')}
        </ButtonLink>
      )}
    </article>
  );
}
