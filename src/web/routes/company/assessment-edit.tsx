import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isKit } from '#domain/assessment/assessment.ts';
import { AssessmentEditor } from '#web/features/assessment/assessment-editor.tsx';
import { assessmentPath } from '#web/features/assessment/assessment-paths.ts';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Route } from './+types/assessment-edit.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  assessmentId: params['assessmentId'] ?? '',
});

export const loader = pageLoader({
  texts: ['assessment', 'skill-test', 'accepted-test'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.assessment.load.query(inputOf(params))),
  title: (t) => t('assessment.editor.edit'),
});

export default function CompanyAssessmentEdit({ params }: Route.ComponentProps) {
  const t = useTexts();
  const input = inputOf(params);
  const { data } = useSuspenseQuery(api.assessment.load.query(input));
  const { id: assessmentId, version, content, accepts, postingId, postingTitle } = data;
  return (
    <Page
      above={<Link to={assessmentPath(assessmentId)}>{content.title}</Link>}
      title={t(isKit(content) ? 'assessment.kit.edit' : 'assessment.editor.edit')}
      purpose={t('assessment.editor.edit-text', { version, job: postingTitle })}
    >
      <AssessmentEditor
        key={`${assessmentId} ${version}`}
        initial={content}
        accepts={accepts}
        saved={{ assessmentId, version }}
        jobs={[]}
        firstJob={postingId}
      />
    </Page>
  );
}
