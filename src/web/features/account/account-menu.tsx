import { LayoutDashboard, LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '#contract/account.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SignOut } from './sign-out.tsx';

/**
 * The avatar menu; without scripts, a plain log-out button. On public pages its paths redirect by
 * account type.
 */
export function AccountMenu({ me, place }: { me: Me; place: 'site' | 'dashboard' }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const name = printedName(me) || me.email;
  const base = {
    student: '/student-dashboard',
    member: '/company-dashboard',
    admin: '/admin-dashboard',
  }[me.kind];
  const links =
    place === 'site'
      ? [
          { text: t('site.dashboard'), icon: LayoutDashboard, to: '/welcome' },
          { text: t('site.profile'), icon: User, to: '/profile' },
          { text: t('site.settings'), icon: Settings, to: '/settings' },
        ]
      : [
          { text: t('dashboard.update-profile'), icon: User, to: `${base}/update-profile` },
          { text: t('site.settings'), icon: Settings, to: `${base}/settings` },
        ];
  return (
    <>
      <Menu
        heading={
          <span className="block min-w-0">
            <span className="block truncate font-medium text-ink">{name}</span>
            <span className="block truncate text-13 text-ink-muted">{me.email}</span>
          </span>
        }
        trigger={
          <button
            type="button"
            aria-label={t('site.account-menu', { name })}
            className="inline-flex touch-target items-center justify-center rounded-full"
          >
            <Avatar name={me.firstName || 'U'} src={me.photoId && `/photos/${me.photoId}`} />
          </button>
        }
        items={[
          ...links,
          { text: t('site.log-out'), icon: LogOut, onSelect: () => setAsking(true) },
        ]}
      />
      <form method="post" action="/logout" className="hidden noscript:block">
        <Button type="submit" size="sm">
          {t('site.log-out')}
        </Button>
      </form>
      <SignOut open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
