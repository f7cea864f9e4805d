import { MatchParts } from '#web/features/match/match-parts.tsx';
import { talentInput } from '#web/features/talent/talent-input.ts';
import { TalentList } from '#web/features/talent/talent-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['talent', 'candidate', 'match', 'conditions'],
  only: ['member'],
  prefetch: ({ api, load, search }) => load(api.talent.list.query(talentInput(search))),
  title: (t) => t('talent.title'),
});

export default function CompanyTalent() {
  const t = useTexts();
  return (
    <Page
      title={t('talent.title')}
      purpose={t('talent.purpose')}
      action={<ButtonLink to="/company-dashboard/candidates">{t('talent.find')}</ButtonLink>}
    >
      <TalentList Match={MatchParts} />
    </Page>
  );
}
