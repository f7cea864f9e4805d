import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { SharedResume } from '#web/features/resume/shared-resume.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';

const inputOf = (params: { token?: string | undefined }, search: URLSearchParams) => {
  const pass = search.get('pass');
  return { token: params.token ?? '', ...(pass !== null && { pass }) };
};

export const loader = pageLoader({
  texts: ['shared-resume', 'resume', 'refusal'],
  prefetch: ({ api: inProcess, load, params, url }) =>
    load(inProcess.resume.loadShared.query(inputOf(params, url.searchParams))),
  title: (t) => t('shared-resume.title'),
  isUnlisted: () => true,
});

export default function SharedResumePage() {
  const params = useParams();
  const [search] = useSearchParams();
  const input = inputOf(params, search);
  const { data } = useSuspenseQuery({
    ...api.resume.loadShared.query(input),
    // Each view is counted, so the page requests it only once.
    staleTime: Infinity,
  });
  return <SharedResume token={input.token} pass={search.get('pass')} resume={data.resume} />;
}
