import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { nameOf } from './name-of.ts';
import { findRoleProblems, RoleFields, roleOf } from './role-fields.tsx';

export default function ChangeRole({
  user,
  ...dialog
}: {
  user: UserRow;
} & DialogState) {
  const t = useTexts();
  const form = useForm({
    initial: { userType: user.userType, memberRole: user.company?.role ?? 'recruiter' },
    validate: findRoleProblems,
    fieldOf: { COMPANY_UNKNOWN: 'companyId' },
    changes: api.account.key(),
    submit: (values) =>
      api.account.setRole.call({ userId: user.id, version: user.version, ...roleOf(values) }),
    onDone: dialog.onClose,
    doneText: t('admin-users.done.role'),
    failedTitle: t('admin-users.failed.role'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('admin-users.role.title', { name: nameOf(user) })}
      description={t('admin-users.role.text')}
      submitText={t('admin-users.role.submit')}
      busyText={t('admin-users.role.busy')}
    >
      <RoleFields key={user.version} company={user.company} />
    </DialogForm>
  );
}
