import { ArrowLeft, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResumeList } from '#web/features/resume/resume-list.tsx';
import { resumePath } from '#web/features/resume/resume-paths.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['resume'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.resume.list.query()),
  title: (t) => t('resume.list.title'),
});

export default function StudentResumes() {
  const t = useTexts();
  return (
    <Page
      above={
        <Link
          to={resumePath}
          className="inline-flex touch-height items-center gap-1 text-ink-muted underline underline-offset-2 hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {t('resume.list.back')}
        </Link>
      }
      title={t('resume.list.title')}
      purpose={t('resume.list.purpose')}
      action={
        <ButtonLink to={`${resumePath}?new=1`} variant="primary" icon={Plus}>
          {t('resume.new')}
        </ButtonLink>
      }
    >
      <ResumeList />
    </Page>
  );
}
