import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

// Most readers of the public pages are not signed in: they never load the menu.
const Menu = lazy(() =>
  import('./account-menu.tsx').then(
    ({ AccountMenu }) => ({
      default: ({ me }: { me: Me }) => <AccountMenu me={me} place="site" />,
    }),
    () => ({ default: WelcomeLink }),
  ),
);

/** The account's menu on public pages; a plain link home while the menu can't be reached. */
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
