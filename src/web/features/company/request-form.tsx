import { companySizes } from '#domain/company/company-status.ts';
import {
  findCompanyProblems,
  longestCompanyField as longest,
} from '#domain/company/find-company-problems.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TrapField } from '#web/lib/trap-field.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Asks for a company account: a form that the browser posts by itself, with or without scripts. */
export function RequestForm() {
  const t = useTexts();
  const refused = useRefusedForm();
  const typed = (name: string) => refused?.values[name] ?? '';
  const problems = refused
    ? findCompanyProblems({
        name: typed('name'),
        contactEmail: typed('contactEmail'),
        contactName: typed('contactName'),
        contactPhone: typed('contactPhone'),
        website: typed('website'),
        industry: typed('industry'),
        description: typed('description'),
      })
    : {};
  const [first] = Object.keys(problems);
  const field = (name: keyof typeof problems) => {
    const problem = problems[name];
    return {
      control: { name, defaultValue: typed(name), autoFocus: first === name },
      error: problemText(t, problem, name === 'contactEmail' ? undefined : longest[name]),
    };
  };
  const at = {
    name: field('name'),
    email: field('contactEmail'),
    contact: field('contactName'),
    phone: field('contactPhone'),
    website: field('website'),
    industry: field('industry'),
    description: field('description'),
  };
  const optional = t('company-request.optional');
  return (
    <form method="post" action="/companies/request" noValidate className="flex flex-col gap-5">
      {refused && first === undefined && (
        <Callout tone="danger" live>
          {t(refusalText[refused.refusal])}
          {refused.retryAfterSeconds !== null && (
            <> {t('company-request.wait', { seconds: refused.retryAfterSeconds })}</>
          )}
        </Callout>
      )}
      <Field label={t('company-request.name')} required error={at.name.error}>
        <Input {...at.name.control} autoComplete="organization" required />
      </Field>
      <Field
        label={t('company-request.email')}
        required
        help={t('company-request.email-help')}
        error={at.email.error}
      >
        <Input {...at.email.control} type="email" autoComplete="email" required />
      </Field>
      <Field label={t('company-request.contact')} required error={at.contact.error}>
        <Input {...at.contact.control} autoComplete="name" required />
      </Field>
      <Field label={t('company-request.phone')} mark={optional} error={at.phone.error}>
        <Input {...at.phone.control} type="tel" autoComplete="tel" />
      </Field>
      <Field label={t('company-request.website')} mark={optional} error={at.website.error}>
        <Input {...at.website.control} inputMode="url" autoComplete="url" />
      </Field>
      <Field label={t('company-request.size')} mark={optional}>
        <Select
          name="size"
          defaultValue={typed('size')}
          placeholder={t('company-request.no-size')}
          options={companySizes.map((size) => ({ value: size, label: size }))}
        />
      </Field>
      <Field label={t('company-request.industry')} mark={optional} error={at.industry.error}>
        <Input {...at.industry.control} />
      </Field>
      <Field
        label={t('company-request.description')}
        mark={optional}
        help={t('company-request.description-help')}
        error={at.description.error}
      >
        <Textarea {...at.description.control} rows={3} most={longest.description} />
      </Field>
      <TrapField />
      <Button type="submit" variant="primary" size="lg">
        {t('company-request.submit')}
      </Button>
    </form>
  );
}
