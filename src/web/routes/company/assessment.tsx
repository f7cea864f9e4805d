import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { ArchiveButton, ArchivedNote } from '#web/features/assessment/archive-button.tsx';
import { assessmentsPath, editPath } from '#web/features/assessment/assessment-paths.ts';
import { AssessmentTabs } from '#web/features/assessment/assessment-tabs.tsx';
import { sittingsInput, SittingsList } from '#web/features/assessment/sittings-list.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Route } from './+types/assessment.ts';

export const loader = pageLoader({
  texts: ['assessment'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, params, search }) =>
    load(
      inProcess.assessment.listSittings.query(sittingsInput(params['assessmentId'] ?? '', search)),
    ),
  title: (t) => t('dashboard.assessments'),
});

export default function CompanyAssessment({ params: { assessmentId } }: Route.ComponentProps) {
  const t = useTexts();
  const mayWrite = useMe()?.company?.role !== 'interviewer';
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.assessment.listSittings.query(sittingsInput(assessmentId, search)),
  );
  return (
    <Page
      stacked
      above={<Link to={assessmentsPath}>{t('dashboard.assessments')}</Link>}
      title={data.title}
      purpose={data.postingTitle}
      action={
        mayWrite && (
          <div className="flex flex-wrap gap-2">
            {!data.isArchived && <ArchiveButton assessmentId={assessmentId} />}
            <ButtonLink icon={Pencil} to={editPath(assessmentId)}>
              {t(data.isKit ? 'assessment.kit.edit' : 'assessment.editor.edit')}
            </ButtonLink>
          </div>
        )
      }
    >
      {mayWrite && <AssessmentTabs assessmentId={assessmentId} />}
      {data.isArchived && <ArchivedNote assessmentId={assessmentId} mayWrite={mayWrite} />}
      <SittingsList
        assessmentId={assessmentId}
        mayWrite={mayWrite}
        mayInvite={mayWrite && !data.isArchived}
      />
    </Page>
  );
}
