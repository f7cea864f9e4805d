import type { UserRow } from '#contract/account-users.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { nameOf } from './name-of.ts';
import { judgeRole, RoleFields, roleOf } from './role-fields.tsx';

const fieldOf = (refusal: Refusal) => (refusal === 'COMPANY_UNKNOWN' ? 'companyId' : undefined);

/** Makes an account a student's, a company member's or an administrator's. */
export default function ChangeRole({
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
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge: judgeRole,
    fieldOf,
    changes: api.account.key(),
    failedTitle: t('admin-users.failed.role'),
    send: (typed) =>
      confirmed(() =>
        api.account.setRole.call({ userId: user.id, version: user.version, ...roleOf(typed) }),
      ),
    onDone: () => {
      onClose();
      toast({ title: t('admin-users.done.role'), tone: 'success' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-users.role.title', { name: nameOf(user) })}
      description={t('admin-users.role.text')}
      submitText={t('admin-users.role.submit')}
      busyText={t('admin-users.role.busy')}
    >
      <form {...form} key={user.version} className="flex flex-col gap-4">
        <RoleFields
          given={user.userType}
          company={user.company}
          companyError={field('companyId').error}
        />
      </form>
    </FormDialog>
  );
}
