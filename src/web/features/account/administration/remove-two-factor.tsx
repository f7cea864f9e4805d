import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  user: Pick<UserRow, 'id' | 'email' | 'version'>;
  open: boolean;
  onClose: () => void;
};

/**
 * Removes lost two-factor sign-in, after confirmation and reauthentication of the administrator.
 */
export default function RemoveTwoFactor({
  user: { id: userId, email, version },
  open,
  onClose,
}: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const confirmed = useReauthenticate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmed(() => api.account.removeUserTwoFactor.call({ userId, version })),
    onSuccess: () => toast({ title: t('admin-users.done.two-factor'), tone: 'success' }),
    onError: (error) => showFailure(t, 'admin-users.failed.two-factor', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.key() }),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (!isPending) mutate();
      }}
      title={t('admin-users.two-factor.title', { email })}
      description={t('admin-users.two-factor.text')}
      confirmText={t('admin-users.two-factor.submit')}
    />
  );
}
