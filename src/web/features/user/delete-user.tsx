import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { nameOf } from './name-of.ts';

/** Asks for the account's e-mail before the account is erased. */
export default function DeleteUser({
  user,
  open,
  onClose,
}: {
  user: UserRow;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const id = useId();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setTyped('');
    setIsWrong(false);
    setProblem(undefined);
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      confirmed(() => api.account.removeUser.call({ userId: user.id, version: user.version })),
    onSuccess: () => {
      close();
      toast({ title: t('admin-users.done.deleted'), tone: 'success' });
    },
    onError: (error) => {
      const text = t(callFailure(error));
      setProblem(text);
      toast({ title: t('admin-users.failed.deleted'), description: text, tone: 'danger' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.key() }),
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('admin-users.delete.title', { name: nameOf(user) })}
      description={t('admin-users.delete.text')}
      closeLabel={t('common.close')}
      role="alertdialog"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="danger"
            busy={isPending}
            busyText={t('admin-users.delete.busy')}
          >
            {t('admin-users.delete.submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isRight = typed.trim().toLowerCase() === user.email.toLowerCase();
          setIsWrong(!isRight);
          setProblem(undefined);
          if (isRight && !isPending) mutate();
        }}
      >
        <Field
          label={t('admin-users.delete.confirm-label', { email: user.email })}
          error={isWrong ? t('admin-users.delete.mismatch') : problem}
        >
          <Input
            name="confirmation"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
