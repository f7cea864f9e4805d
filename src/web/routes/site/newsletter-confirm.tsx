import { NewsletterStep } from '#web/features/newsletter/newsletter-step.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['newsletter'],
  title: (t) => t('newsletter.confirm'),
});

export default function NewsletterConfirm() {
  return <NewsletterStep step="confirm" />;
}
