import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { KitForm } from '#web/features/interview/kit-form.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Route } from './+types/job-kit.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  postingId: params['postingId'] ?? '',
});

export const loader = pageLoader({
  texts: ['interview', 'question'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.interview.loadKit.query(inputOf(params))),
  title: (t) => t('interview.kit.title'),
});

export default function CompanyJobKit({ params }: Route.ComponentProps) {
  const t = useTexts();
  const { postingId } = inputOf(params);
  const { data } = useSuspenseQuery(api.interview.loadKit.query({ postingId }));
  return (
    <Page
      above={<Link to="/company-dashboard/jobs">{t('interview.kit.back')}</Link>}
      title={t('interview.kit.title')}
      purpose={t('interview.kit.purpose', { title: data.postingTitle })}
    >
      <KitForm key={postingId} postingId={postingId} />
    </Page>
  );
}
