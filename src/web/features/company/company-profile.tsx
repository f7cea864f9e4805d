import type { OwnCompany, OwnCompanyForm } from '#contract/company-profile.ts';
import { companyProfileFields as fields } from '#domain/company/company-fields.ts';
import { mayBeFounded } from '#domain/company/founded-year.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { RestoredNotice } from '#web/lib/restored-notice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CompanyControls } from './company-controls.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { startOf, versionFor } from './use-conflict.ts';
import { useOwnCompany } from './use-own-company.ts';

type Name = keyof typeof fields;
const names = Object.keys(fields) as Name[];

function enteredOf(own: OwnCompany): FormValues {
  return Object.fromEntries(names.map((name) => [name, String(own[name] ?? '')]));
}

export const sameProfile = (one: OwnCompany, other: OwnCompany) =>
  names.every((name) => one[name] === other[name]);

function foundedProblem({ foundedYear }: FormValues): { foundedYear?: 'FOUNDED_YEAR_INVALID' } {
  const year = Number(foundedYear ?? '');
  const isWrong = year > 0 && !mayBeFounded(year, new Date()).ok;
  return isWrong ? { foundedYear: 'FOUNDED_YEAR_INVALID' } : {};
}

/** The company's own profile, for owners and recruiters. */
export function CompanyProfile() {
  const own = useOwnCompany();
  return <CompanyProfileForm {...own} save={api.company.updateOwn.call} />;
}

/** A company's profile as a form that notices what somebody else has saved in the meantime. */
export function CompanyProfileForm({
  base,
  theirs,
  take,
  noticed,
  save,
}: Pick<ReturnType<typeof useOwnCompany>, 'base' | 'theirs' | 'take' | 'noticed'> & {
  save: (
    form: OwnCompanyForm,
    sent: { context: { idempotencyKey: string } },
  ) => Promise<OwnCompany>;
}) {
  const t = useTexts();
  const start = startOf(enteredOf(base));
  const form = useForm({
    draft: `company-profile-${base.slug}`,
    fields,
    validate: foundedProblem,
    initial: start,
    changes: api.company.key(),
    submit: (values, { context }) =>
      save({ ...valuesOf(fields, values), version: versionFor(values, start, base) }, { context }),
    onDone: (saved) => take(saved),
    doneText: t('company.profile.saved'),
    onFailed: (error, sent): boolean => noticed(error, sent, form, enteredOf),
    failedTitle: t('company.profile.failed'),
  });
  const differing = theirs
    ? names.filter((name) => enteredOf(theirs)[name] !== form.values[name])
    : [];
  return (
    <Card title={t('company.profile.general')} action={<PublicPageLink slug={base.slug} />}>
      <Form form={form} className="grid gap-4 sm:grid-cols-2">
        {theirs && (
          <ConflictNotice
            form={form}
            theirs={theirs}
            enteredOf={enteredOf}
            differing={differing.map((name) => t(`company-fields.${name}`))}
            take={take}
          />
        )}
        {form.isRestored && !theirs && (
          <RestoredNotice onDiscard={form.reset} className="sm:col-span-2" />
        )}
        <CompanyControls isWhole mark={t('company-fields.optional')} />
        <SubmitButton busyText={t('common.saving')} className="justify-self-start">
          {t('dashboard.save-changes')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function PublicPageLink({ slug }: { slug: string }) {
  const t = useTexts();
  return (
    <ButtonLink to={`/companies/${slug}`} size="sm">
      {t('company.profile.public')}
    </ButtonLink>
  );
}
