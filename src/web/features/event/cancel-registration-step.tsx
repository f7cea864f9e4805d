import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';

const states = ['left', 'link-over'] as const;

/** Cancels by a click after following a mailed link: link scanners change nothing. */
export function CancelRegistrationStep() {
  const t = useTexts();
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state'));
  return (
    <div className="mx-auto max-w-lg px-4 py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">
        {t(`event.leave.${state ?? 'title'}`)}
      </h1>
      <p className="mt-2 mb-8 text-ink-muted">
        {t(state ? `event.leave.${state}-text` : 'event.leave.text')}
      </p>
      {state ? (
        <ButtonLink to="/community/events" size="lg">
          {t('event.leave.events')}
        </ButtonLink>
      ) : (
        <form method="post" action="/community/events/leave">
          <input type="hidden" name="token" value={search.get('token') ?? ''} />
          <Button type="submit" variant="primary" size="lg">
            {t('event.leave.action')}
          </Button>
        </form>
      )}
    </div>
  );
}
