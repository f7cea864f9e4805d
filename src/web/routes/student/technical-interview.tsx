import { BackLink } from '#web/features/practice/back-link.tsx';
import { FeedbackMethod } from '#web/features/practice/finished-session.tsx';
import { QuotaNote } from '#web/features/practice/quota-note.tsx';
import { StartForm } from '#web/features/practice/start-form.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question', 'plan'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.practice.loadQuota.query()),
  title: (t) => t('practice.start-pages.technical.title'),
});

export default function TechnicalInterview() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<BackLink />}
        title={t('practice.start-pages.technical.title')}
        purpose={t('practice.start-pages.technical.purpose')}
      />
      <div className="mt-6 flex max-w-text flex-col gap-6">
        <QuotaNote />
        <StartForm kind="technical" />
        <FeedbackMethod />
      </div>
    </>
  );
}
