import { companyFields } from '#domain/company/company-fields.ts';
import { findProblems, longestOf, valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CompanyControls } from './company-controls.tsx';
import { passwordProblem } from './password-problem.ts';

const longest = longestOf(companyFields);

/** Adds a company that is approved at once, with the login of its owner. */
export default function AddCompany({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const confirmed = useConfirmed();
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge: (typed) => {
      const password = passwordProblem(typed['password'] ?? '');
      return { ...findProblems(companyFields, typed), ...(password && { password }) };
    },
    longest,
    changes: api.company.key(),
    failedTitle: t('admin-companies.failed.create'),
    send: ({ password = '', ...typed }, idempotencyKey) =>
      confirmed(() =>
        api.company.create.call(
          { ...valuesOf(companyFields, typed), password },
          { context: { idempotencyKey } },
        ),
      ),
    onDone: ({ name }) => {
      onClose();
      toast({ title: t('admin-companies.form.created', { name }), tone: 'success' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-companies.form.title')}
      description={t('admin-companies.form.text')}
      submitText={t('admin-companies.form.submit')}
      busyText={t('admin-companies.form.busy')}
    >
      <form {...form} className="grid gap-4 sm:grid-cols-2">
        <CompanyControls field={field}>
          <Field
            label={t('admin-companies.form.password')}
            required
            error={field('password').error}
          >
            <Input
              name="password"
              type="password"
              required
              autoComplete="new-password"
              placeholder={t('admin-companies.form.password-hint')}
            />
          </Field>
        </CompanyControls>
      </form>
    </FormDialog>
  );
}
