import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { isKit } from '#domain/assessment/assessment.ts';
import { ArchivedNote } from '#web/features/assessment/archive-button.tsx';
import { assessmentsPath, editPath } from '#web/features/assessment/assessment-paths.ts';
import { AssessmentTabs } from '#web/features/assessment/assessment-tabs.tsx';
import { CandidatePicker } from '#web/features/assessment/candidate-picker.tsx';
import { api } from '#web/lib/api.ts';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Route } from './+types/assessment-invite.ts';

export const loader = pageLoader({
  texts: ['assessment'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, params, search }) => {
    const input = { assessmentId: params['assessmentId'] ?? '' };
    return Promise.all([
      load(inProcess.assessment.load.query(input)),
      load(inProcess.assessment.listCandidates.query({ ...input, ...pageInput(search) })),
    ]);
  },
  title: (t) => t('assessment.invite.title'),
});

export default function CompanyAssessmentInvite({
  params: { assessmentId },
}: Route.ComponentProps) {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.assessment.load.query({ assessmentId }));
  return (
    <Page
      stacked
      above={<Link to={assessmentsPath}>{t('dashboard.assessments')}</Link>}
      title={data.content.title}
      purpose={data.postingTitle}
      action={
        <ButtonLink icon={Pencil} to={editPath(assessmentId)}>
          {t(isKit(data.content) ? 'assessment.kit.edit' : 'assessment.editor.edit')}
        </ButtonLink>
      }
    >
      <AssessmentTabs assessmentId={assessmentId} />
      {data.isArchived ? (
        <ArchivedNote assessmentId={assessmentId} mayWrite />
      ) : (
        <CandidatePicker assessmentId={assessmentId} isKit={isKit(data.content)} />
      )}
    </Page>
  );
}
