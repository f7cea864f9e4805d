import { companyFields } from '#domain/company/company-fields.ts';
import { findProblems, longestOf } from '#domain/fields.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TrapField } from '#web/lib/trap-field.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CompanyControls } from './company-controls.tsx';

const longest = longestOf(companyFields);
const autoComplete = {
  name: 'organization',
  contactEmail: 'email',
  contactName: 'name',
  contactPhone: 'tel',
  website: 'url',
};

/** Asks for a company account: a form that the browser posts by itself, with or without scripts. */
export function RequestForm() {
  const t = useTexts();
  const refused = useRefusedForm();
  const problems = refused ? findProblems(companyFields, refused.values) : {};
  const [first] = Object.keys(problems);
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
      <CompanyControls
        field={(name) => ({
          control: { name, defaultValue: refused?.values[name] ?? '', autoFocus: first === name },
          error: problemText(t, problems[name], longest[name]),
        })}
        help={{
          contactEmail: t('company-request.email-help'),
          description: t('company-request.description-help'),
        }}
        autoComplete={autoComplete}
        mark={t('company-fields.optional')}
      />
      <TrapField />
      <Button type="submit" variant="primary" size="lg">
        {t('company-request.submit')}
      </Button>
    </form>
  );
}
