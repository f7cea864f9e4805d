import { useSearchParams } from 'react-router';
import { MailedLink } from '#web/lib/mailed-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const states = ['left', 'link-over'] as const;

/** Cancels a registration by its mailed link. */
export function CancelRegistrationStep() {
  const t = useTexts();
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state'));
  return (
    <MailedLink
      title={t(`event.leave.${state ?? 'title'}`)}
      text={t(state ? `event.leave.${state}-text` : 'event.leave.text')}
      action="/community/events/leave"
      submit={t('event.leave.action')}
      done={
        state && (
          <ButtonLink to="/community/events" size="lg">
            {t('event.leave.events')}
          </ButtonLink>
        )
      }
    />
  );
}
