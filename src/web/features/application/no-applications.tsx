import { useSearchParams } from 'react-router';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hasFilters } from './received-input.ts';

export const noFilters = {
  status: '',
  posting: '',
  search: '',
  stage: '',
  waiting: '',
  range: '',
  reached: '',
  source: '',
  answer: '',
  scorecards: '',
};

/** Empty state: no applications, none assigned to the reader, or none matching the filters. */
export function NoApplications({ mayDecide }: { mayDecide: boolean }) {
  const t = useTexts();
  const [params] = useSearchParams();
  if (hasFilters(params)) {
    return (
      <EmptyState
        title={t('company.empty-filtered.title')}
        description={t('company.empty-filtered.text')}
        action={
          <ButtonLink to={filterLink(params, noFilters)}>{t('dashboard.clear-all')}</ButtonLink>
        }
      />
    );
  }
  if (!mayDecide) {
    return (
      <EmptyState
        title={t('company.overview.unassigned')}
        description={t('company.overview.unassigned-text')}
      />
    );
  }
  return (
    <EmptyState
      title={t('company.empty.title')}
      description={t('company.empty.text')}
      action={<ButtonLink to="/company-dashboard/jobs">{t('company.empty.action')}</ButtonLink>}
    />
  );
}
