import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CompanyControls } from './company-controls.tsx';

/** The company's own profile, for owners and recruiters. */
export function CompanyProfile() {
  const t = useTexts();
  const cache = useQueryClient();
  const own = api.company.loadOwn.queryOptions({ input: {} });
  const { data } = useSuspenseQuery(own);
  const { version, size, ...texts } = data;
  const form = useForm({
    fields: companyFields,
    initial: { ...texts, size: size ?? '' },
    changes: api.company.key(),
    submit: (values, { idempotencyKey }) =>
      api.company.updateOwn.call(
        { ...valuesOf(companyFields, values), version },
        { context: { idempotencyKey } },
      ),
    onDone: (saved) => {
      cache.setQueryData(own.queryKey, saved);
      toast({ title: t('company.profile.saved'), tone: 'success' });
    },
    failedTitle: t('company.profile.failed'),
  });
  return (
    <Card as="section" level={2} title={t('company.profile.general')}>
      <Form form={form} className="grid gap-4 sm:grid-cols-2">
        <CompanyControls mark={t('company-fields.optional')} />
        <SubmitButton busyText={t('company.profile.busy')} className="justify-self-start">
          {t('company.profile.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
