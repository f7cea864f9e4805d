import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

// Most visitors of public pages are not signed in and never load the menu.
const Menu = lazy(() =>
  import('./account-menu.tsx').then(
    ({ AccountMenu }) => ({
      default: ({ me }: { me: Me }) => <AccountMenu me={me} place="site" />,
    }),
    () => ({ default: WelcomeLink }),
  ),
);

/** The account menu on public pages; a plain home link while its code can't be loaded. */
export function SiteAccountMenu({ me }: { me: Me }) {
  return (
    <Suspense fallback={<WelcomeLink me={me} />}>
      <Menu me={me} />
    </Suspense>
  );
}

function WelcomeLink({ me }: { me: Me }) {
  const t = useTexts();
  return (
    <Link
      to="/welcome"
      aria-label={t('site.dashboard')}
      className="inline-flex touch-target items-center justify-center rounded-full"
    >
      <Avatar name={me.firstName || 'U'} src={me.photoId && `/photos/${me.photoId}`} />
    </Link>
  );
}
