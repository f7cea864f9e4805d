import { useMe } from '#web/features/account/use-me.ts';
import { ProfileTabs } from '#web/features/company/profile-tabs.tsx';
import { Team } from '#web/features/team/team.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['company', 'team'],
  only: ['member'],
  prefetch: ({ api, load }) => load(api.team.load.query()),
  title: (t) => t('company.profile.team'),
});

export default function CompanyTeam() {
  const me = useMe();
  return (
    <>
      <ProfileTabs />
      <div className="mt-6 max-w-5xl">{me && <Team me={me} />}</div>
    </>
  );
}
