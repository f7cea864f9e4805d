import {
  earlierInvitations,
  openInvitations,
  OwnInvitations,
} from '#web/features/invitation/own-invitations.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['invitation'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    Promise.all([
      cache.fetchQuery(api.invitation.listOwn.queryOptions({ input: openInvitations })),
      cache.fetchQuery(
        api.invitation.listOwn.queryOptions({ input: earlierInvitations(url.searchParams) }),
      ),
    ]),
  title: (t) => t('dashboard.invitations-to-apply'),
});

export default function StudentInvitations() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('dashboard.invitations-to-apply')} purpose={t('invitation.purpose')} />
      <div className="mt-6">
        <OwnInvitations />
      </div>
    </>
  );
}
