import { useSearchParams } from 'react-router';
import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const loader = pageLoader({
  texts: ['newsletter', 'refusal'],
  title: (t) => t('newsletter.title'),
  description: (t) => t('newsletter.lead'),
});

const states = ['asked', 'subscribed', 'left', 'link-over', 'link-unknown'] as const;

export default function Newsletter() {
  const t = useTexts();
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state'));
  const isDone = state === 'asked' || state === 'subscribed';
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">
        {t(state ? `newsletter.${state}` : 'newsletter.title')}
      </h1>
      <p className="mt-2 mb-8 text-ink-muted">
        {t(state ? `newsletter.${state}-text` : 'newsletter.lead')}
      </p>
      {isDone ? (
        <ButtonLink to="/" size="lg">
          {t('newsletter.home')}
        </ButtonLink>
      ) : (
        <NewsletterForm />
      )}
    </div>
  );
}
