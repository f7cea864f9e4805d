import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Person } from '#web/features/profile/person.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  handle: params['handle'] ?? '',
});

type Named = { name: string } | undefined;

export const loader = pageLoader({
  texts: ['person'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.profile.loadPublic.query(inputOf(params))),
  title: (t, { cache, params }) =>
    t('person.title', { name: nameOf(cache.getQueryData(keyOf(params))) }),
  description: (t, { cache, params }) =>
    t('person.description', { name: nameOf(cache.getQueryData(keyOf(params))) }),
});

const keyOf = (params: Record<string, string | undefined>) =>
  api.profile.loadPublic.queryKey({ input: inputOf(params) });
const nameOf = (person: Named) => person?.name ?? '';

export default function PersonPage() {
  const params = useParams();
  const input = inputOf(params);
  const { data } = useSuspenseQuery(api.profile.loadPublic.query(input));
  return <Person person={data} handle={input.handle} />;
}
