import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';

type Props = {
  user: Pick<UserRow, 'id' | 'email' | 'version'>;
} & DialogState;

/**
 * Removes lost two-factor sign-in, after confirmation and reauthentication of the administrator.
 */
export default function RemoveTwoFactor({
  user: { id: userId, email, version },
  ...dialog
}: Props) {
  const t = useTexts();
  const confirmed = useReauthenticate();
  const { mutate, isPending } = useChange({
    call: () => confirmed(() => api.account.removeUserTwoFactor.call({ userId, version })),
    changes: api.account.key(),
    done: t('admin-users.done.two-factor'),
    failed: t('admin-users.failed.two-factor'),
  });
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => {
        dialog.onClose();
        if (!isPending) mutate();
      }}
      title={t('admin-users.two-factor.title', { email })}
      description={t('admin-users.two-factor.text')}
      confirmText={t('admin-users.two-factor.submit')}
    />
  );
}
