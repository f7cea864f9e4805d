import { useMe } from '#web/features/account/use-me.ts';
import { MarkAllRead } from '#web/features/notification/mark-all-read.tsx';
import { notificationInput } from '#web/features/notification/notification-input.ts';
import { NotificationsPage } from '#web/features/notification/notifications-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['notification', 'settings'],
  only: ['member'],
  prefetch: ({ api, load, search }) => load(api.notification.list.query(notificationInput(search))),
  title: (t) => t('notification.title'),
});

export default function CompanyNotifications() {
  const t = useTexts();
  const me = useMe();
  return (
    <Page
      title={t('notification.title')}
      purpose={t('notification.purpose')}
      action={
        <>
          <ButtonLink to="/company-dashboard/settings/notifications">
            {t('notification.settings')}
          </ButtonLink>
          <MarkAllRead />
        </>
      }
    >
      {me && <NotificationsPage me={me} />}
    </Page>
  );
}
