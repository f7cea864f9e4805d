import { Plus } from 'lucide-react';
import { useMe } from '#web/features/account/use-me.ts';
import { PostingUsage } from '#web/features/plan/plan-usage.tsx';
import { ownPostingsInput } from '#web/features/posting/own-postings-input.ts';
import { OwnPostings } from '#web/features/posting/own-postings.tsx';
import { postingsPath } from '#web/features/posting/posting-path.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['posting', 'plan', 'posting-kind'],
  only: ['member'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.posting.listOwn.query(ownPostingsInput(search))),
      load(api.plan.loadOwn.query()),
    ]),
  title: (t) => t('posting.list.title'),
});

export default function CompanyJobs() {
  const t = useTexts();
  const me = useMe();
  return (
    <>
      <PageHeader
        title={t('posting.list.title')}
        purpose={t('posting.list.purpose', { company: me?.company?.name ?? '' })}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/company-dashboard/drives">{t('posting.list.drives')}</ButtonLink>
            <ButtonLink to={`${postingsPath}/new`} variant="primary" icon={Plus}>
              {t('posting.list.create')}
            </ButtonLink>
          </div>
        }
      />
      <div className="mt-6 flex flex-col gap-5">
        <PostingUsage />
        <OwnPostings />
      </div>
    </>
  );
}
