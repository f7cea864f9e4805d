import { useMe } from '#web/features/account/use-me.ts';
import { OwnProfilePage } from '#web/features/profile/own-profile-page.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['profile', 'skills'],
  only: ['admin'],
  prefetch: ({ api, load }) => load(api.profile.load.query()),
  title: (t) => t('dashboard.update-profile'),
});

export default function AdminUpdateProfile() {
  const me = useMe();
  return me && <OwnProfilePage me={me} />;
}
