import {
  earlierInvitations,
  openInvitations,
  OwnInvitations,
} from '#web/features/invitation/own-invitations.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['invitation'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.invitation.listOwn.query(openInvitations)),
      load(api.invitation.listOwn.query(earlierInvitations(search))),
    ]),
  title: (t) => t('dashboard.invitations-to-apply'),
});

export default function StudentInvitations() {
  const t = useTexts();
  return (
    <Page title={t('dashboard.invitations-to-apply')} purpose={t('invitation.purpose')}>
      <OwnInvitations />
    </Page>
  );
}
