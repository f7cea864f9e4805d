import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { nameOf } from './name-of.ts';

/** Deletes a login's company with all of its logins; or only the login, if it has no company. */
export default function DeleteCompany({
  user,
  open,
  onClose,
}: {
  user: UserRow;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const confirmed = useReauthenticate();
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { id: userId, company, version } = user;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      confirmed<object>(() =>
        company
          ? api.company.remove.call({ companyId: company.id })
          : api.account.removeUser.call({ userId, version }),
      ),
    onMutate: () => setProblem(undefined),
    onSuccess: () => {
      onClose();
      toast({ title: t('admin-company-users.done.deleted'), tone: 'success' });
    },
    onError: (error) => {
      const text = t(callFailure(error));
      setProblem(text);
      toast({ title: t('admin-company-users.failed.deleted'), description: text, tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api.account.key() }),
        cache.invalidateQueries({ queryKey: api.company.key() }),
      ]),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        setProblem(undefined);
        onClose();
      }}
      onConfirm={() => mutate()}
      title={t('admin-company-users.delete.title')}
      description={t('admin-company-users.delete.text', { name: company?.name ?? nameOf(user) })}
      confirmText={t('admin-company-users.delete.confirm')}
      busyText={t('admin-company-users.delete.busy')}
      cancelText={t('common.cancel')}
      closeLabel={t('common.close')}
      busy={isPending}
      error={problem}
    />
  );
}
