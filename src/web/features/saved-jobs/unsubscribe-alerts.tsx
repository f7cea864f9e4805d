import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';

const states = ['left', 'unknown'] as const;

/**
 * Unsubscribes from job alerts by a click: link scanners that only open the page change nothing.
 */
export function UnsubscribeAlerts() {
  const t = useTexts();
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state'));
  return (
    <div className="mx-auto max-w-lg px-4 py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">
        {t(state ? `saved-jobs.leave.${state}` : 'saved-jobs.leave.title')}
      </h1>
      <p className="mt-2 mb-8 text-ink-muted">
        {t(state ? `saved-jobs.leave.${state}-text` : 'saved-jobs.leave.text')}
      </p>
      {state ? (
        <ButtonLink to="/" variant="primary" size="lg">
          {t('saved-jobs.leave.back')}
        </ButtonLink>
      ) : (
        <form method="post" action="/job-alerts/leave">
          <input type="hidden" name="token" value={search.get('token') ?? ''} />
          <Button type="submit" variant="primary" size="lg">
            {t('saved-jobs.leave.submit')}
          </Button>
        </form>
      )}
    </div>
  );
}
