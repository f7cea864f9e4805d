import { useSearchParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { PlanAction } from '#web/features/plan/plan-action.tsx';
import { homeChoices } from '#web/features/site/home-choices.ts';
import { PlanPrices } from '#web/features/site/plan-prices.tsx';
import { CloseUp } from '#web/features/site/screenshot.tsx';
import { SideFeatures } from '#web/features/site/side-features.tsx';
import { Stories } from '#web/features/site/stories.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink, useIsRegistrationOpen } from '#web/lib/sign-up-link.tsx';
import { StartButtons } from '#web/lib/start-buttons.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';
import { SiteStats } from '#web/ui/site-stats.tsx';
import { SiteSteps } from '#web/ui/site-steps.tsx';

export const loader = pageLoader({
  texts: ['home'],
  title: (t) => t('home.title'),
  description: (t) => t('home.description'),
});

/** Switching a tab or turning a page of stories needs no new data. */
export { shouldRevalidate } from '#web/routes/should-revalidate.ts';

const stats = ['students', 'companies'] as const;
const steps = [
  { id: 'join', to: '/signup' },
  { id: 'look', to: '/features' },
  { id: 'fit', to: '/matching' },
] as const;

export default function Home() {
  const t = useTexts();
  const me = useMe();
  const [search] = useSearchParams();
  const choices = homeChoices(search);
  const isOpen = useIsRegistrationOpen();
  return (
    <>
      <SiteHero
        above={t('home.above')}
        title={t('home.title')}
        lead={t('home.lead')}
        note={t(isOpen ? 'home.note' : 'home.closed')}
        action={<StartButtons />}
        figure={
          <SiteStage>
            <CloseUp name="applications" label={t('home.picture')} />
          </SiteStage>
        }
      />
      <div className="mx-auto max-w-page px-4 pb-14 sm:px-6 sm:pb-20">
        <SiteStats
          stats={stats.map((id) => ({
            id,
            value: t(`home.stats.${id}.value`),
            label: t(`home.stats.${id}.label`),
          }))}
        />
      </div>
      <SiteSection
        id="features"
        look="band"
        title={t('home.features.title')}
        lead={t('home.features.lead')}
      >
        <SideFeatures audience={choices.features} />
      </SiteSection>
      <SiteSection title={t('home.how.title')} lead={t('home.how.lead')}>
        <SiteSteps
          steps={steps.map(({ id, to }) => ({
            id,
            title: t(`home.steps.${id}.title`),
            text: t(id === 'join' && !isOpen ? 'home.closed' : `home.steps.${id}.text`),
            link:
              id === 'join' && !isOpen
                ? { to: '/login', text: t('site.log-in') }
                : { to, text: t(`home.steps.${id}.link`) },
          }))}
        />
      </SiteSection>
      <SiteSection
        id="stories"
        look="band"
        title={t('home.stories.title')}
        lead={t('home.stories.lead')}
      >
        <Stories side={choices.stories} page={choices.page} />
      </SiteSection>
      <SiteSection id="pricing" title={t('home.plans.title')} lead={t('home.plans.lead')}>
        <PlanPrices
          audience={choices.plans}
          period={choices.period}
          planAction={(plan, period, look) => (
            <PlanAction plan={plan} period={period} look={look} me={me} />
          )}
        />
      </SiteSection>
      <SiteClosing
        title={t('home.closing.title')}
        text={t('home.closing.text')}
        action={
          <>
            <SignUpLink size="lg" variant="primary">
              {t('home.closing.action')}
            </SignUpLink>
            <ButtonLink to="/companies" size="lg" variant="secondary">
              {t('home.closing.company')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
