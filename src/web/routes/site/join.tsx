import { useParams } from 'react-router';
import { SignOut } from '#web/features/account/sign-out.tsx';
import { JoinTeam } from '#web/features/team/join-team.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['team', 'refusal'],
  prefetch: ({ api, load, params }) =>
    load(api.team.findInvitation.query({ token: params['token'] ?? '' })),
  title: (t) => t('team.join.page'),
  isUnlisted: () => true,
});

export default function Join() {
  return <JoinTeam token={useParams()['token'] ?? ''} SignOut={SignOut} />;
}
