import { MatchParts } from '#web/features/match/match-parts.tsx';
import { talentInput } from '#web/features/talent/talent-input.ts';
import { TalentList } from '#web/features/talent/talent-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['talent', 'candidate', 'match'],
  only: ['member'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.talent.list.queryOptions({ input: talentInput(url.searchParams) })),
  title: (t) => t('talent.title'),
});

export default function CompanyTalent() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('talent.title')}
        purpose={t('talent.purpose')}
        action={<ButtonLink to="/company-dashboard/candidates">{t('talent.find')}</ButtonLink>}
      />
      <div className="mt-6">
        <TalentList Match={MatchParts} />
      </div>
    </>
  );
}
