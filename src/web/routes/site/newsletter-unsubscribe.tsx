import { NewsletterStep } from '#web/features/newsletter/newsletter-step.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['newsletter'],
  title: (t) => t('newsletter.leave'),
});

export default function NewsletterUnsubscribe() {
  return <NewsletterStep step="leave" />;
}
