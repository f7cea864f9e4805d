import { lastSessionQuery, StartForm } from '#web/features/practice/start-form.tsx';
import { StartPage } from '#web/features/practice/start-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question', 'plan'],
  only: ['student'],
  prefetch: ({ api, load }) =>
    Promise.all([load(api.practice.loadQuota.query()), load(lastSessionQuery(api))]),
  title: (t) => t('practice.start-pages.technical.title'),
});

export default function TechnicalInterview() {
  const t = useTexts();
  return (
    <StartPage
      title={t('practice.start-pages.technical.title')}
      purpose={t('practice.start-pages.technical.purpose')}
    >
      <StartForm kind="technical" />
    </StartPage>
  );
}
