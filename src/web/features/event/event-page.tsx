import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { WholeEvent } from '#contract/event.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useOwnZone, useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Callout } from '#web/ui/callout.tsx';
import { EventBadge, usePlacesText } from './event-badge.tsx';
import { EventTime } from './event-time.tsx';

/** An event: what, when, where, and the registration beside it. */
export function EventPage({
  event,
  description,
  form,
  own: registered = null,
}: {
  event: WholeEvent;
  description: ReactNode;
  form: ReactNode;
  /** What a registered user sees in place of the form. */
  own?: ReactNode;
}) {
  const t = useTexts();
  const placesText = usePlacesText();
  const [search] = useSearchParams();
  const isRegistered = search.has('registered');
  const { state, timeZone } = event;
  const { timeZone: shared } = useLocale();
  const own = useOwnZone() ?? shared;
  const clockOf = (zone: string) => createFormat('en', zone).dateTime(event.startsAt);
  const isOwnClock = clockOf(timeZone) === clockOf(own);
  const isComing = state === 'open' || state === 'full';
  const registration = isComing ? registered : null;
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <article className="min-w-0">
        <p className="mb-3 text-14">
          <Link to="/community/events">{t('event.back')}</Link>
        </p>
        <h1 className="font-display text-28 font-bold wrap-anywhere sm:text-40">{event.title}</h1>
        <p className="mt-3">
          <EventBadge state={state} />
        </p>
        <p className="mt-4 max-w-text text-18 wrap-anywhere text-ink-muted">{event.summary}</p>
        <dl className="mt-6 flex flex-col gap-4 border-y border-line py-5">
          <Fact term={t('event.when')}>
            <EventTime startsAt={event.startsAt} endsAt={event.endsAt} />
            {!isOwnClock && (
              <span className="mt-1 block text-13 text-ink-muted">
                {t('event.held-in', { zone: timeZone })}{' '}
                <EventTime startsAt={event.startsAt} endsAt={event.endsAt} zone={timeZone} />
              </span>
            )}
          </Fact>
          {isComing && <Fact term={t('event.where')}>{t('event.where-text')}</Fact>}
          {isComing && <Fact term={t('event.places')}>{placesText(event)}</Fact>}
        </dl>
        {isComing && registration === null && (
          <p className="mt-4">
            <a
              href={`/community/events/${encodeURIComponent(event.slug)}/calendar.ics`}
              download
              className={buttonClass('secondary')}
            >
              {t('event.calendar')}
            </a>
          </p>
        )}
        <div className="mt-2">{description}</div>
      </article>
      <aside
        id="register"
        aria-label={t('event.form.title')}
        className="scroll-mt-24 lg:sticky lg:top-24 lg:self-start"
      >
        {registration ?? (
          <>
            {isRegistered && (
              <Callout tone="success" live title={t('event.registered')} className="mb-4">
                {t('event.registered-text')}
              </Callout>
            )}
            {state === 'open' ? (
              !isRegistered && form
            ) : (
              <Callout
                tone={state === 'cancelled' ? 'danger' : 'info'}
                title={t(`event.state.${state}`)}
              >
                {t(`event.${state}-text`)}
              </Callout>
            )}
          </>
        )}
      </aside>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[6rem_1fr]">
      <dt className="text-14 text-ink-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
