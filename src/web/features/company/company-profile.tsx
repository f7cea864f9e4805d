import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { companyFields } from '#domain/company/company-fields.ts';
import { findProblems, longestOf, valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CompanyControls } from './company-controls.tsx';

const longest = longestOf(companyFields);

/** What a company says about itself, for its owners and recruiters. */
export function CompanyProfile() {
  const t = useTexts();
  const cache = useQueryClient();
  const own = api.company.loadOwn.queryOptions({ input: {} });
  const { data: company } = useSuspenseQuery(own);
  const { dialog, form, field } = useDialogForm({
    judge: (typed) => findProblems(companyFields, typed),
    longest,
    changes: api.company.key(),
    failedTitle: t('company.profile.failed'),
    send: (typed) =>
      api.company.updateOwn.call({
        ...valuesOf(companyFields, typed),
        version: Number(typed['version']),
      }),
    onDone: (saved) => {
      cache.setQueryData(own.queryKey, saved);
      toast({ title: t('company.profile.saved'), tone: 'success' });
    },
  });
  return (
    <Card as="section" level={2} title={t('company.profile.general')}>
      <form {...form} key={company.version} className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="version" value={company.version} />
        <CompanyControls
          field={(name) => field(name, company[name] ?? '')}
          mark={t('company-fields.optional')}
        />
        <Button
          type="submit"
          variant="primary"
          busy={dialog.busy}
          busyText={t('company.profile.busy')}
          className="justify-self-start"
        >
          {t('company.profile.submit')}
        </Button>
      </form>
    </Card>
  );
}
