import { listBookings } from '#server/features/coach/bookings.ts';
import { listSlots } from '#server/features/coach/slots.ts';
import { type Answer, linked, maxRecordsShown, record } from './answer-of.ts';
import { intentPages } from './pages-of.ts';

/** The coach sessions that the student has booked, else how many could be. */
export const listCoachSessions: Answer = async ({ ctx, t, format }) => {
  const page = intentPages.coaching;
  const label = t('assistant-answers.link.coach');
  const { items } = await listBookings(ctx);
  if (items.length === 0) {
    const { total } = await listSlots(ctx, { limit: 1 });
    return [
      linked(t('assistant-answers.practice.coach-none', { count: total.count }), page, label),
    ];
  }
  return [
    linked(t('assistant-answers.practice.coach', { count: items.length }), page, label),
    ...items.slice(0, maxRecordsShown).map(({ topic, startsAt }) =>
      record(
        t('assistant-answers.practice.coach-session', {
          topic,
          date: format.dateTime(startsAt),
        }),
        page,
      ),
    ),
  ];
};
