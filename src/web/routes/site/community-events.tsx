import { eventInput } from '#web/features/event/event-input.ts';
import { EventList } from '#web/features/event/event-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = pageLoader({
  texts: ['event'],
  prefetch: ({ api, load, search }) => load(api.event.list.query(eventInput(search))),
  title: (t) => t('event.title'),
  description: (t) => t('event.description'),
});

export default function CommunityEvents() {
  const t = useTexts();
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="font-display text-28 font-bold sm:text-40">{t('event.title')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted">{t('event.lead')}</p>
      <EventList />
    </div>
  );
}
