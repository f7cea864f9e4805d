import { useSearchParams } from 'react-router';
import { MailedLink } from '#web/lib/mailed-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const states = ['left', 'unknown'] as const;

/** Unsubscribes from job alerts by their mailed link. */
export function UnsubscribeAlerts() {
  const t = useTexts();
  const [search] = useSearchParams();
  const state = states.find((each) => each === search.get('state'));
  return (
    <MailedLink
      title={t(`saved-jobs.leave.${state ?? 'title'}`)}
      text={t(state ? `saved-jobs.leave.${state}-text` : 'saved-jobs.leave.text')}
      action="/job-alerts/leave"
      submit={t('saved-jobs.leave.submit')}
      done={
        state && (
          <ButtonLink to="/student-dashboard/jobs/searches" variant="primary" size="lg">
            {t('saved-jobs.tabs.alerts')}
          </ButtonLink>
        )
      }
    />
  );
}
