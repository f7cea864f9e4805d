import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** Acts by a click after following a mailed link: link scanners change nothing. */
export function NewsletterStep({ step }: { step: 'confirm' | 'leave' }) {
  const t = useTexts();
  const [search] = useSearchParams();
  return (
    <form method="post" action={`/newsletter/${step}`} className="mx-auto max-w-lg px-4 py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">{t(`newsletter.${step}`)}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{t(`newsletter.${step}-text`)}</p>
      <input type="hidden" name="token" value={search.get('token') ?? ''} />
      <Button type="submit" variant="primary" size="lg">
        {t(`newsletter.${step}-action`)}
      </Button>
    </form>
  );
}
