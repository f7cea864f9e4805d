import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { callFailure, refusalOf, refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { MadePassword } from './made-password.tsx';

/** Resets a password: a link by mail, or a new password that is shown this once. */
export default function ResetPassword({
  user,
  isCompany = false,
  open,
  onClose,
}: {
  user: Pick<UserRow, 'id' | 'email' | 'version'>;
  isCompany?: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const id = useId();
  const cache = useQueryClient();
  const [way, setWay] = useState<'link' | 'password'>('link');
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<string | null>(null);
  const close = () => {
    setProblem(undefined);
    setWay('link');
    onClose();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) =>
      confirmed(() =>
        api.account.setUserPassword.call({
          userId: user.id,
          version: user.version,
          way,
          ...(way === 'password' && password !== '' && { password }),
        }),
      ),
    // The password is in no cache: it is gone with the dialog.
    gcTime: 0,
    onSuccess: ({ email, password }) => {
      close();
      if (password === null)
        toast({ title: t('admin-users.reset.sent', { email }), tone: 'success' });
      else setMade(password);
    },
    onError: (error) => {
      const text = t(callFailure(error));
      const refusal = refusalOf(error);
      if (refusal?.startsWith('PASSWORD_')) setProblem(t(refusalText[refusal]));
      toast({ title: t('admin-users.failed.password'), description: text, tone: 'danger' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.key() }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    if (!isPending) mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  return (
    <>
      <FormDialog
        open={open}
        onClose={close}
        title={t(isCompany ? 'admin-users.reset.company-title' : 'admin-users.reset.title')}
        description={t('admin-users.reset.text', { email: user.email })}
        closeLabel={t('common.close')}
        formId={id}
        cancelText={t('common.cancel')}
        submitText={t('admin-users.reset.submit')}
        busyText={t('admin-users.reset.busy')}
        busy={isPending}
      >
        <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
          <RadioGroup
            legend={t('admin-users.reset.way')}
            name="way"
            value={way}
            onValueChange={(value) => setWay(value === 'password' ? 'password' : 'link')}
            options={(['link', 'password'] as const).map((each) => ({
              value: each,
              label: t(`admin-users.reset.${each}`),
              description: t(`admin-users.reset.${each}-help`),
            }))}
          />
          {way === 'password' && (
            <Field
              label={t('admin-users.reset.new')}
              help={t('admin-users.reset.new-help')}
              error={problem}
            >
              <Input name="password" type="password" autoComplete="new-password" />
            </Field>
          )}
        </form>
      </FormDialog>
      <MadePassword email={user.email} password={made} onClose={() => setMade(null)} />
    </>
  );
}
