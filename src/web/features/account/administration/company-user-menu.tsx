import type { UserRow } from '#contract/account-users.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { useSetActive } from './use-set-active.ts';

export function CompanyUserMenu({
  user,
  onAct,
}: {
  user: UserRow;
  onAct: (action: 'password' | 'two-factor' | 'delete') => void;
}) {
  const t = useTexts();
  const { switchOver, busy } = useSetActive(user, {
    done: {
      active: t('admin-company-users.done.active'),
      inactive: t('admin-company-users.done.inactive'),
    },
    failed: {
      active: t('admin-company-users.failed.active'),
      inactive: t('admin-company-users.failed.inactive'),
    },
  });
  return (
    <RowMenu
      label={t('admin-company-users.menu.label', { email: user.email })}
      busy={busy}
      items={[
        { text: t('dashboard.reset-password'), onSelect: () => onAct('password') },
        ...(user.hasTwoFactor
          ? [{ text: t('admin-users.menu.two-factor'), onSelect: () => onAct('two-factor') }]
          : []),
        {
          text: t(user.isActive ? 'dashboard.deactivate' : 'dashboard.activate'),
          onSelect: switchOver,
        },
        {
          text: t('admin-company-users.menu.delete'),
          danger: true,
          onSelect: () => onAct('delete'),
        },
      ]}
    />
  );
}
