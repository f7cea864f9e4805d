import { Screenshots } from '#web/features/site/screenshots.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SiteArrowLink, SitePoints } from '#web/ui/site-points.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';

export const loader = pageLoader({
  texts: ['features', 'screenshots'],
  title: (t) => t('features.title'),
  description: (t) => t('features.description'),
});

const student = [
  { id: 'search', icon: 'search' },
  { id: 'board', icon: 'briefcase' },
  { id: 'saved', icon: 'star' },
  { id: 'resume', icon: 'file-text' },
  { id: 'ats', icon: 'gauge' },
  { id: 'interviews', icon: 'mic' },
  { id: 'questions', icon: 'circle-question-mark' },
  { id: 'tests', icon: 'clipboard-check' },
  { id: 'roadmap', icon: 'map-pin' },
  { id: 'drives', icon: 'calendar-clock' },
  { id: 'assistant', icon: 'sparkles' },
  { id: 'badges', icon: 'badge-check' },
  { id: 'apply', icon: 'send' },
  { id: 'timeline', icon: 'history' },
  { id: 'messages', icon: 'message-square' },
  { id: 'leave', icon: 'undo-2' },
  { id: 'notices', icon: 'bell-ring' },
] as const;
const company = [
  { id: 'postings', icon: 'pen-line' },
  { id: 'questions', icon: 'circle-question-mark' },
  { id: 'pipeline', icon: 'columns-3' },
  { id: 'bulk', icon: 'mouse-pointer-click' },
  { id: 'team', icon: 'users' },
  { id: 'talk', icon: 'message-square' },
  { id: 'talent', icon: 'user-round' },
  { id: 'bias', icon: 'scale' },
  { id: 'interviews', icon: 'calendar-clock' },
  { id: 'scorecards', icon: 'clipboard-check' },
  { id: 'offers', icon: 'file-text' },
  { id: 'assessments', icon: 'list-checks' },
  { id: 'analytics', icon: 'chart-line' },
] as const;
const everyone = [
  { id: 'access', icon: 'accessibility' },
  { id: 'scripts', icon: 'file-code' },
  { id: 'own', icon: 'server' },
  { id: 'history', icon: 'history' },
] as const;
const reads = [
  { id: 'matching', to: '/matching' },
  { id: 'resume', to: '/ai-resume-builder' },
  { id: 'interviews', to: '/mock-interviews' },
  { id: 'verification', to: '/blockchain-verification' },
] as const;

export default function Features() {
  const t = useTexts();
  return (
    <>
      <SiteHero
        above={t('features.title')}
        title={t('features.heading')}
        lead={t('features.lead')}
        action={
          <>
            <SignUpLink size="lg" variant="primary">
              {t('common.get-started-free')}
            </SignUpLink>
            <ButtonLink to="/companies/request" size="lg" variant="secondary">
              {t('features.request')}
            </ButtonLink>
          </>
        }
      />
      <Screenshots names={['jobs', 'resume', 'board']} />
      <SiteSection title={t('features.student.title')}>
        <SitePoints
          points={student.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`features.student.${id}.title`),
            text: t(`features.student.${id}.text`),
          }))}
        />
        <div className="mt-8">
          <SiteArrowLink to="/students">{t('features.student.more')}</SiteArrowLink>
        </div>
      </SiteSection>
      <SiteSection look="band" title={t('features.company.title')}>
        <SitePoints
          points={company.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`features.company.${id}.title`),
            text: t(`features.company.${id}.text`),
          }))}
        />
        <div className="mt-8">
          <SiteArrowLink to="/companies">{t('features.company.more')}</SiteArrowLink>
        </div>
      </SiteSection>
      <SiteSection title={t('features.everyone.title')} lead={t('features.everyone.lead')}>
        <SitePoints
          columns={4}
          points={everyone.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`features.everyone.${id}.title`),
            text: t(`features.everyone.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection look="band" title={t('features.reads.title')}>
        <SitePoints
          columns={4}
          points={reads.map(({ id, to }) => ({
            id,
            title: t(`features.reads.${id}.title`),
            text: t(`features.reads.${id}.text`),
            link: { to, text: t(`features.reads.${id}.link`) },
          }))}
        />
      </SiteSection>
    </>
  );
}
