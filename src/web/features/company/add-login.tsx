import type { CompanyRow } from '#contract/company.ts';
import { longestName } from '#domain/account/longest-name.ts';
import { isEmail } from '#domain/account/may-sign-in.ts';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { passwordProblem } from './password-problem.ts';

function judge({ email = '', name = '', password = '' }: Record<string, string>) {
  const problems: Partial<Record<string, Refusal>> = {};
  if (email.trim() === '') problems['email'] = 'FIELDS_REQUIRED';
  else if (!isEmail(email.trim())) problems['email'] = 'EMAIL_INVALID';
  if (name.trim() === '') problems['name'] = 'FIELDS_REQUIRED';
  else if (name.trim().length > longestName) problems['name'] = 'TEXT_TOO_LONG';
  const problem = passwordProblem(password);
  if (problem) problems['password'] = problem;
  return problems;
}

function fieldOf(refusal: Refusal): string | undefined {
  if (refusal === 'LOGIN_EXISTS' || refusal === 'INVALID_INPUT') return 'email';
  return refusal.startsWith('PASSWORD_') ? 'password' : undefined;
}

/** Gives a company that was approved the login of its owner. */
export default function AddLogin({
  company,
  open,
  onClose,
}: {
  company: Pick<CompanyRow, 'id' | 'name' | 'contactName' | 'contactEmail'>;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: { name: longestName },
    fieldOf,
    changes: api.company.key(),
    failedTitle: t('admin-companies.failed.login'),
    send: ({ email = '', name = '', password = '' }, idempotencyKey) =>
      confirmed(() =>
        api.company.createLogin.call(
          { companyId: company.id, email, name, password },
          { context: { idempotencyKey } },
        ),
      ),
    onDone: () => {
      onClose();
      toast({
        title: t('admin-companies.login.created', { name: company.name }),
        tone: 'success',
      });
    },
  });
  const [name, email] = [
    field('name', company.contactName),
    field('email', company.contactEmail ?? ''),
  ];
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-companies.login.title', { name: company.name })}
      description={t('admin-companies.login.text')}
      size="sm"
      submitText={t('admin-companies.login.submit')}
      busyText={t('admin-companies.login.busy')}
    >
      <form {...form} className="flex flex-col gap-4">
        <Field label={t('admin-companies.login.email')} required error={email.error}>
          <Input {...email.control} type="email" required autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.login.name')} required error={name.error}>
          <Input {...name.control} required autoComplete="off" />
        </Field>
        <Field label={t('admin-companies.form.password')} required error={field('password').error}>
          <Input
            name="password"
            type="password"
            required
            autoComplete="new-password"
            placeholder={t('admin-companies.form.password-hint')}
          />
        </Field>
      </form>
    </FormDialog>
  );
}
