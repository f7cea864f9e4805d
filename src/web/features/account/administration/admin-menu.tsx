import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRow } from '#contract/account-admins.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Change = 'active' | 'inactive' | 'removed';

/** The actions for an address on the list; revoking access needs confirmation. */
export function AdminMenu({
  admin,
  onTwoFactor,
}: {
  admin: AdminRow;
  /** Set when the account has two-factor sign-in that may be removed. */
  onTwoFactor: (() => void) | undefined;
}) {
  const t = useTexts();
  const confirmed = useReauthenticate();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<'deactivate' | 'remove'>('remove');
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id: adminId, email, isActive } = admin;
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) =>
      confirmed<object>(() =>
        change === 'removed'
          ? api.account.removeAdmin.call({ adminId })
          : api.account.setAdminActive.call({ adminId, isActive: change === 'active' }),
      ),
    onMutate: () => setProblem(undefined),
    onSuccess: (_, change) => {
      setIsOpen(false);
      toast({ title: t(`admin-users.admins.done.${change}`), tone: 'success' });
    },
    onError: (error, change) => {
      const text = t(callFailure(error));
      setProblem(text);
      const title = t(`admin-users.admins.failed.${change}`);
      toast({ title, description: text, tone: 'danger' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.key() }),
  });
  const ask = (what: 'deactivate' | 'remove') => {
    setAsking(what);
    setIsOpen(true);
  };
  return (
    <>
      <RowMenu
        label={t('dashboard.actions-for-name', { name: email })}
        busy={isPending && !isOpen}
        items={[
          isActive
            ? { text: t('dashboard.deactivate'), onSelect: () => ask('deactivate') }
            : { text: t('dashboard.activate'), onSelect: () => mutate('active') },
          ...(onTwoFactor
            ? [{ text: t('admin-users.menu.two-factor'), onSelect: onTwoFactor }]
            : []),
          {
            text: t('admin-users.admins.remove'),
            danger: true,
            onSelect: () => ask('remove'),
          },
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          setProblem(undefined);
        }}
        onConfirm={() => mutate(asking === 'remove' ? 'removed' : 'inactive')}
        title={t(`admin-users.admins.${asking}-title`, { email })}
        description={t(`admin-users.admins.${asking}-text`)}
        confirmText={t(asking === 'remove' ? 'admin-users.admins.remove' : 'dashboard.deactivate')}
        busyText={t(`admin-users.admins.${asking}-busy`)}
        busy={isPending}
        error={isOpen ? problem : undefined}
      />
    </>
  );
}
