import { useId } from 'react';
import type { Refusal } from '#domain/refusals.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AnyPostingFields } from './any-posting-fields.tsx';
import { anyPostingOf, judgeAnyPosting } from './any-posting-form.ts';
import { CompanyChoice } from './company-choice.tsx';

type Typed = Record<string, string>;

const judge = (typed: Typed) => judgeAnyPosting(typed, 'isActive' in typed);
const fieldOf = (refusal: Refusal) => (refusal === 'COMPANY_UNKNOWN' ? 'companyId' : undefined);

/** Adds a posting to a company. */
export default function AddAnyPosting({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const { form, field, busy, forget } = useDialogForm({
    judge,
    fieldOf,
    changes: api.posting.key(),
    failedTitle: t('admin-jobs.failed.create'),
    send: (typed, idempotencyKey) =>
      api.posting.createAny.call(
        {
          ...anyPostingOf(typed, null),
          companyId: typed['companyId'] ?? '',
          isActive: 'isActive' in typed,
        },
        { context: { idempotencyKey } },
      ),
    onDone: ({ title }) => {
      onClose();
      toast({ title: t('admin-jobs.done.created', { title }), tone: 'success' });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={() => {
        forget();
        onClose();
      }}
      title={t('admin-jobs.form.add')}
      closeLabel={t('common.close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={busy}
            busyText={t('admin-jobs.form.creating')}
          >
            {t('admin-jobs.form.create')}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="grid gap-4 sm:grid-cols-2">
        <CompanyChoice name="companyId" error={field('companyId').error} />
        <AnyPostingFields field={field} />
        <Checkbox
          name="isActive"
          defaultChecked
          label={t('admin-jobs.form.active')}
          description={t('admin-jobs.form.active-help')}
          className="sm:col-span-2"
        />
      </form>
    </Dialog>
  );
}
