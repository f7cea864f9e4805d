import { ExternalLink } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Links to the company request form and to pending requests. */
export function RegistrationBox() {
  const t = useTexts();
  return (
    <Callout
      title={t('admin-companies.register.title')}
      action={
        <div className="flex flex-wrap gap-2">
          {(['form', 'responses'] as const).map((what) => (
            <ButtonLink
              key={what}
              size="sm"
              icon={ExternalLink}
              target="_blank"
              rel="noopener"
              to={
                what === 'form' ? '/companies/request' : '/admin-dashboard/companies?status=pending'
              }
            >
              {t(`admin-companies.register.${what}`)}
              <span className="sr-only"> {t('admin-companies.register.new-tab')}</span>
            </ButtonLink>
          ))}
        </div>
      }
    >
      {t('admin-companies.register.text')}
    </Callout>
  );
}
