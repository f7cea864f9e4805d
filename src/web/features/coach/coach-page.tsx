import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CoachBooking, CoachSlot } from '#contract/coach.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCoaching } from './use-coaching.ts';

/** The student's bookings, and the times that can be booked. */
export function CoachPage() {
  const t = useTexts();
  const { timeZone } = useLocale();
  const { items } = useSuspenseQuery(api.coach.listBookings.query()).data;
  /** The booking for which another time is being chosen. */
  const [movedId, setMovedId] = useState<string | null>(null);
  const moved = items.find(({ id }) => id === movedId) ?? null;
  return (
    <div className="flex flex-col gap-8">
      {items.length > 0 && (
        <section aria-labelledby="bookings-title">
          <h2 id="bookings-title" className="text-20 font-semibold">
            {t('coach.bookings.title')}
          </h2>
          <ul className="mt-4 flex flex-col gap-3">
            {items.map((booking) => (
              <BookingRow
                key={booking.id}
                booking={booking}
                onMove={() => setMovedId(booking.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="slots-title">
        <h2 id="slots-title" className="text-20 font-semibold">
          {t('coach.slots.title')}
        </h2>
        <p className="mt-1 text-13 text-ink-muted">
          {t('coach.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </p>
        {moved && (
          <Callout
            live
            className="mt-3"
            action={
              <Button size="sm" onClick={() => setMovedId(null)}>
                {t('coach.bookings.keep')}
              </Button>
            }
          >
            {t('coach.bookings.moving', { topic: moved.topic })}
          </Callout>
        )}
        <OpenSlots moved={moved} onMoved={() => setMovedId(null)} />
      </section>
    </div>
  );
}

function BookingRow({ booking, onMove }: { booking: CoachBooking; onMove: () => void }) {
  const t = useTexts();
  const coaching = useCoaching();
  const { id: bookingId, slotId, topic, startsAt, minutes, place, mayChange } = booking;
  const toastTexts = () => ({
    done: t('coach.bookings.cancelled'),
    grace: t('coach.bookings.grace'),
    failed: t('coach.bookings.failed'),
    undo: () => api.coach.createBooking.call({ slotId, startsAt, minutes }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 grow basis-60">
        <SlotFacts slot={booking} />
        <p className="mt-1 text-14 wrap-anywhere">
          <span className="text-ink-muted">
            {t('common.label', { label: t('coach.bookings.place') })}
            {t.gap}
          </span>
          {/^https?:\/\//u.test(place) ? (
            <a href={place} target="_blank" rel="noreferrer noopener">
              {place}
            </a>
          ) : (
            place
          )}
        </p>
        {!mayChange && (
          <p className="mt-1 text-13 text-ink-muted">{t('coach.bookings.too-late')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" to={`/coach-bookings/${bookingId}.ics`} reloadDocument download>
          {t('coach.bookings.calendar')}
        </ButtonLink>
        {mayChange && (
          <>
            <Button
              size="sm"
              onClick={onMove}
              aria-label={t('common.labeled', { label: t('coach.bookings.move'), value: topic })}
            >
              {t('coach.bookings.move')}
            </Button>
            <Button
              size="sm"
              busy={coaching.isPending}
              aria-label={t('common.labeled', { label: t('coach.bookings.cancel'), value: topic })}
              onClick={() =>
                coaching.mutate({
                  act: () => api.coach.cancelBooking.call({ bookingId }),
                  toastTexts,
                })
              }
            >
              {t('coach.bookings.cancel')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function SlotFacts({ slot }: { slot: CoachSlot }) {
  const t = useTexts();
  const format = useFormat();
  const { topic, startsAt, minutes, coachName: name, companyName: company } = slot;
  return (
    <>
      <h3 className="text-16 font-semibold wrap-anywhere">{topic}</h3>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-14">
        <time dateTime={startsAt.toISOString()} className="font-medium">
          {format.dateTime(startsAt, 'full')}
        </time>
        <span className="text-ink-muted">{t('coach.bookings.minutes', { count: minutes })}</span>
        <span className="text-ink-muted">
          {company === null ? name : t('coach.bookings.with', { name, company })}
        </span>
      </p>
    </>
  );
}

function OpenSlots({ moved, onMoved }: { moved: CoachBooking | null; onMoved: () => void }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { items, newer, older, total } = useSuspenseQuery(
    api.coach.listSlots.query(pageInput(params)),
  ).data;
  if (items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('coach.slots.empty')}
        description={t('coach.slots.empty-text')}
        action={
          <ButtonLink to="/student-dashboard/interviews">{t('coach.slots.practise')}</ButtonLink>
        }
      />
    );
  }
  const { count, capped } = total;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'coach.slots.count-capped' : 'coach.slots.count', { count })}
      </p>
      <ul className="flex flex-col gap-3">
        {items.map((slot) => (
          <OpenSlot key={slot.id} slot={slot} moved={moved} onMoved={onMoved} />
        ))}
      </ul>
      <ListPager
        label={t('coach.slots.pages')}
        newerText={t('coach.slots.newer')}
        olderText={t('coach.slots.older')}
        data={{ newer, older }}
      />
    </div>
  );
}

function OpenSlot({
  slot,
  moved,
  onMoved,
}: {
  slot: CoachSlot;
  moved: CoachBooking | null;
  onMoved: () => void;
}) {
  const t = useTexts();
  const format = useFormat();
  const coaching = useCoaching();
  const { id: slotId, topic, startsAt, minutes } = slot;
  const seen = { slotId, startsAt, minutes };
  const names = { topic, when: format.dateTime(startsAt) };
  const book = () => {
    let bookingId = '';
    coaching.mutate({
      act: async () => {
        ({ id: bookingId } =
          moved === null
            ? await api.coach.createBooking.call(seen)
            : await api.coach.moveBooking.call({ bookingId: moved.id, ...seen }));
        onMoved();
      },
      toastTexts: () => ({
        done: t(moved === null ? 'coach.bookings.booked' : 'coach.bookings.moved'),
        grace: t('coach.bookings.grace'),
        failed: t('coach.bookings.failed'),
        undo: () =>
          moved === null
            ? api.coach.cancelBooking.call({ bookingId })
            : api.coach.moveBooking.call({
                bookingId,
                slotId: moved.slotId,
                startsAt: moved.startsAt,
                minutes: moved.minutes,
              }),
      }),
    });
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 grow basis-60">
        <SlotFacts slot={slot} />
      </div>
      <Button
        size="sm"
        variant="primary"
        busy={coaching.isPending}
        onClick={book}
        aria-label={t(moved === null ? 'coach.slots.book-one' : 'coach.slots.choose-one', names)}
      >
        {t(moved === null ? 'coach.slots.book' : 'coach.slots.choose')}
      </Button>
    </li>
  );
}
