import type { UserRow } from '#contract/account-users.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { nameOf } from './name-of.ts';
import { useSetActive } from './use-set-active.ts';

export type UserAction = 'edit' | 'role' | 'password' | 'two-factor' | 'delete';

export function UserMenu({
  user,
  ownId,
  onAct,
}: {
  user: UserRow;
  ownId: string | undefined;
  onAct: (action: UserAction) => void;
}) {
  const t = useTexts();
  const { switchOver, busy } = useSetActive(user, {
    done: { active: t('admin-users.done.active'), inactive: t('admin-users.done.inactive') },
    failed: { active: t('admin-users.failed.active'), inactive: t('admin-users.failed.inactive') },
  });
  return (
    <RowMenu
      label={t('dashboard.actions-for-name', { name: nameOf(user) })}
      busy={busy}
      items={[
        { text: t('dashboard.edit'), onSelect: () => onAct('edit') },
        { text: t('admin-users.menu.role'), onSelect: () => onAct('role') },
        { text: t('dashboard.reset-password'), onSelect: () => onAct('password') },
        ...(user.hasTwoFactor && user.id !== ownId
          ? [{ text: t('admin-users.menu.two-factor'), onSelect: () => onAct('two-factor') }]
          : []),
        {
          text: t(user.isActive ? 'dashboard.deactivate' : 'dashboard.activate'),
          onSelect: switchOver,
        },
        { kind: 'separator' },
        { text: t('dashboard.delete'), danger: true, onSelect: () => onAct('delete') },
      ]}
    />
  );
}
