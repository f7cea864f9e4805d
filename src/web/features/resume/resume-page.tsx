import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ResumeBuilder } from './resume-builder.tsx';
import { allResumesPath } from './resume-paths.ts';

const ResumeStart = lazy(() => import('./resume-start.tsx'));

type ResumePageProps = {
  resumeId: string | null;
  userId: string;
  /** True when the student has resumes, even if all are archived. */
  hasOthers: boolean;
};

/** The builder of a resume, or the ways to start one. */
export function ResumePage({ resumeId, userId, hasOthers }: ResumePageProps) {
  const t = useTexts();
  if (resumeId !== null) return <OneResume key={resumeId} resumeId={resumeId} userId={userId} />;
  return (
    <>
      <PageHeader
        title={t('resume.title')}
        purpose={t('resume.purpose')}
        action={hasOthers && <ButtonLink to={allResumesPath}>{t('resume.all')}</ButtonLink>}
      />
      <Suspense>
        <ResumeStart />
      </Suspense>
    </>
  );
}

function OneResume({ resumeId, userId }: { resumeId: string; userId: string }) {
  const { data } = useSuspenseQuery(api.resume.load.query({ resumeId }));
  return <ResumeBuilder resume={data} userId={userId} />;
}
