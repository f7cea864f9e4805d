import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import {
  AssessmentEditor,
  emptyContent,
  emptyKit,
} from '#web/features/assessment/assessment-editor.tsx';
import { assessmentsPath } from '#web/features/assessment/assessment-paths.ts';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

const input = { limit: 50 };
const isKitRequested = (params: URLSearchParams) => params.get('form') === 'kit';

export const loader = pageLoader({
  texts: ['assessment', 'skill-test', 'accepted-test'],
  only: ['member'],
  prefetch: ({ api: inProcess, load }) => load(inProcess.posting.listOwn.query(input)),
  title: (t, { url }) =>
    t(isKitRequested(url.searchParams) ? 'assessment.kit.new' : 'assessment.new'),
});

export default function CompanyAssessmentNew() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.posting.listOwn.query(input));
  const jobs = data.items.map(({ id, title }) => ({ value: id, label: title }));
  const isKit = isKitRequested(params);
  const selectedJob = jobs.find(({ value }) => value === params.get('job')) ?? jobs[0];
  return (
    <Page
      above={<Link to={assessmentsPath}>{t('dashboard.assessments')}</Link>}
      title={t(isKit ? 'assessment.kit.new' : 'assessment.new')}
      purpose={t(isKit ? 'assessment.kit.text' : 'assessment.editor.text')}
    >
      {selectedJob ? (
        <AssessmentEditor
          key={isKit ? 'kit' : 'test'}
          initial={isKit ? emptyKit : emptyContent}
          accepts={null}
          saved={null}
          jobs={jobs}
          firstJob={selectedJob.value}
        />
      ) : (
        <EmptyState
          title={t('assessment.editor.no-jobs')}
          description={t('assessment.editor.no-jobs-text')}
          action={
            <ButtonLink variant="primary" to="/company-dashboard/jobs/new">
              {t('dashboard.post-a-job')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
