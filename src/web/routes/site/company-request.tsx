import { redirect, useSearchParams } from 'react-router';
import { RequestForm } from '#web/features/company/request-form.tsx';
import { outcomeIn, RequestSent } from '#web/features/company/request-sent.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = pageLoader({
  texts: ['company-fields', 'company-request', 'refusal'],
  // Administrators may have configured an external form.
  prefetch: async ({ context: { settings }, url }) => {
    if (settings.companyFormUrl && !url.searchParams.has('sent'))
      throw redirect(settings.companyFormUrl);
  },
  title: (t) => t('company-request.title'),
});

export default function CompanyRequest() {
  const t = useTexts();
  const [search] = useSearchParams();
  const outcome = outcomeIn(search);
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-12 sm:py-20">
      {outcome ? (
        <RequestSent outcome={outcome} />
      ) : (
        <>
          <h1 className="font-display text-28 font-bold sm:text-40">
            {t('company-request.title')}
          </h1>
          <p className="mt-2 mb-8 text-ink-muted">{t('company-request.lead')}</p>
          <RequestForm />
        </>
      )}
    </div>
  );
}
