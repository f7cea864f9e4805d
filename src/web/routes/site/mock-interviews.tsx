import { studentPlans } from '#domain/plan/plan-catalogue.ts';
import { CloseUp } from '#web/features/site/screenshot.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SiteChecks } from '#web/ui/site-checks.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';

export const loader = pageLoader({
  texts: ['mock-interviews'],
  title: (t) => t('mock-interviews.title'),
  description: (t) => t('mock-interviews.description'),
});

const shape = ['one', 'two', 'three', 'four'] as const;
const questions = ['yourself', 'why', 'proud', 'wrong', 'conflict', 'ask-us'] as const;
const kinds = [
  { id: 'behavioral', icon: 'messages-square' },
  { id: 'technical', icon: 'code-xml' },
  { id: 'video', icon: 'video' },
  { id: 'coach', icon: 'user-round' },
  { id: 'guides', icon: 'book-open' },
  { id: 'progress', icon: 'chart-line' },
] as const;

const freeInterviews = Number(studentPlans[0]?.limits.mockInterviewsAMonth);

export default function MockInterviews() {
  const t = useTexts();
  return (
    <>
      <SiteHero
        above={t('mock-interviews.title')}
        title={t('mock-interviews.heading')}
        lead={t('mock-interviews.lead')}
        action={
          <>
            <ButtonLink to="#questions" size="lg" variant="primary">
              {t('mock-interviews.questions-link')}
            </ButtonLink>
            <SignUpLink size="lg" variant="secondary">
              {t('common.get-started-free')}
            </SignUpLink>
          </>
        }
        figure={
          <SiteStage tone="accent">
            <CloseUp name="interview" label={t('mock-interviews.picture')} />
          </SiteStage>
        }
      />
      <SiteSection
        split
        id="questions"
        look="band"
        title={t('mock-interviews.questions.title')}
        lead={t('mock-interviews.questions.lead')}
      >
        <div className="max-w-3xl border-t border-line">
          {questions.map((id) => (
            <Disclosure key={id} summary={t(`mock-interviews.questions.${id}.ask`)}>
              {t(`mock-interviews.questions.${id}.advice`)}
            </Disclosure>
          ))}
        </div>
      </SiteSection>
      <SiteSection
        split
        title={t('mock-interviews.shape.title')}
        lead={t('mock-interviews.shape.text')}
      >
        <SiteChecks items={shape.map((id) => ({ id, text: t(`mock-interviews.shape.${id}`) }))} />
      </SiteSection>
      <SiteSection
        look="band"
        title={t('mock-interviews.kinds.title')}
        lead={t('mock-interviews.kinds.lead', { count: freeInterviews })}
      >
        <SitePoints
          points={kinds.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`mock-interviews.kinds.${id}.title`),
            text: t(`mock-interviews.kinds.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection
        split
        title={t('mock-interviews.fair.title')}
        lead={t('mock-interviews.fair.text')}
      >
        <SitePoints
          columns={2}
          points={[
            {
              id: 'measured',
              title: t('mock-interviews.fair.measured'),
              text: t('mock-interviews.fair.measured-text'),
            },
            {
              id: 'never',
              title: t('mock-interviews.fair.never'),
              text: t('mock-interviews.fair.never-text'),
            },
          ]}
        />
      </SiteSection>
      <SiteClosing
        title={t('mock-interviews.closing.title')}
        text={t('mock-interviews.closing.text')}
        action={
          <>
            <ButtonLink to="/careers" size="lg" variant="primary">
              {t('common.see-open-jobs')}
            </ButtonLink>
            <ButtonLink to="/ai-resume-builder" size="lg" variant="secondary">
              {t('mock-interviews.closing.resume')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
