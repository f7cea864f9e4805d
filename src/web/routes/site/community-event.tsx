import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { EventPage } from '#web/features/event/event-page.tsx';
import { OwnRegistration } from '#web/features/event/own-registration.tsx';
import { RegistrationForm } from '#web/features/event/registration-form.tsx';
import { api } from '#web/lib/api.ts';
import { Description } from '#web/lib/description.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['event', 'refusal'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.event.load.query({ slug: params['slug'] ?? '' })),
  title: (_, { api: inProcess, cache, params }) => {
    const input = { slug: params['slug'] ?? '' };
    return cache.getQueryData(inProcess.event.load.queryKey({ input }))?.title ?? '';
  },
  description: (_, { api: inProcess, cache, params }) => {
    const input = { slug: params['slug'] ?? '' };
    return cache.getQueryData(inProcess.event.load.queryKey({ input }))?.summary ?? '';
  },
});

export default function CommunityEvent() {
  const { slug = '' } = useParams();
  const me = useMe();
  const { data: event } = useSuspenseQuery(api.event.load.query({ slug }));
  // The page is the same for everyone; whether the user is registered is asked afterwards.
  const { data: own } = useQuery({
    ...api.event.findRegistration.query({ slug }),
    enabled: me !== null,
  });
  return (
    <EventPage
      event={event}
      description={<Description blocks={event.description} />}
      own={
        own && own.emails.length > 0 ? <OwnRegistration slug={slug} emails={own.emails} /> : null
      }
      form={<RegistrationForm key={slug} slug={slug} me={me} />}
    />
  );
}
