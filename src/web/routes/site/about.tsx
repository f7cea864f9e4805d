import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { AllRungs } from '#web/ui/all-rungs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';
import { SiteStats } from '#web/ui/site-stats.tsx';

export const loader = pageLoader({
  texts: ['about'],
  title: (t) => t('site.about'),
  description: (t) => t('about.description'),
});

const stats = ['students', 'companies', 'countries', 'success'] as const;
const story = ['one', 'two', 'three'] as const;
const values = [
  { id: 'excellence', icon: 'sparkles' },
  { id: 'integrity', icon: 'scale' },
  { id: 'empathy', icon: 'heart-handshake' },
  { id: 'inclusivity', icon: 'users' },
] as const;
const team = ['product', 'engineering', 'students', 'companies'] as const;

export default function About() {
  const t = useTexts();
  return (
    <>
      <SiteHero
        above={t('about.above')}
        title={t('about.heading')}
        lead={t('about.lead')}
        action={
          <>
            <ButtonLink to="/careers" size="lg" variant="primary">
              {t('common.view-careers')}
            </ButtonLink>
            <ButtonLink to="/contact" size="lg" variant="secondary">
              {t('about.contact')}
            </ButtonLink>
          </>
        }
        figure={
          <SiteStage tone="accent">
            <AllRungs className="mx-auto h-auto w-72" />
          </SiteStage>
        }
      />
      <div className="mx-auto max-w-page px-4 pb-14 sm:px-6 sm:pb-20">
        <SiteStats
          stats={stats.map((id) => ({
            id,
            value: t(`about.stats.${id}.value`),
            label: t(`about.stats.${id}.label`),
          }))}
        />
      </div>
      <SiteSection split look="band" title={t('about.story.title')}>
        <div className="grid max-w-text gap-5 text-18 text-ink-muted">
          {story.map((id) => (
            <p key={id}>{t(`about.story.${id}`)}</p>
          ))}
        </div>
      </SiteSection>
      <SiteSection title={t('about.values.title')}>
        <SitePoints
          columns={4}
          points={values.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`about.values.${id}.title`),
            text: t(`about.values.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection look="band" title={t('about.team.title')} lead={t('about.team.lead')}>
        <SitePoints
          columns={4}
          points={team.map((id) => ({
            id,
            title: t(`about.team.${id}.title`),
            text: t(`about.team.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteClosing
        title={t('about.closing.title')}
        text={t('about.closing.text')}
        action={
          <>
            <SignUpLink size="lg" variant="primary">
              {t('common.create-your-account')}
            </SignUpLink>
            <ButtonLink to="/companies" size="lg" variant="secondary">
              {t('common.for-companies')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
