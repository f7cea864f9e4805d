import { NewsletterStep } from '#web/features/newsletter/newsletter-step.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['newsletter'],
  title: (t) => t('newsletter.leave'),
});

export default function NewsletterUnsubscribe() {
  return <NewsletterStep step="leave" />;
}
