import { CloseUp } from '#web/features/site/screenshot.tsx';
import { Screenshots } from '#web/features/site/screenshots.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteRow, SiteRows } from '#web/ui/site-row.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';
import { SiteSteps } from '#web/ui/site-steps.tsx';

export const loader = pageLoader({
  texts: ['companies', 'screenshots'],
  title: (t) => t('companies.title'),
  description: (t) => t('companies.description'),
});

const three = ['one', 'two', 'three'] as const;
const fair = ['person', 'log', 'own'] as const;

export default function Companies() {
  const t = useTexts();
  const row = (id: 'posting' | 'pipeline' | 'answer') => ({
    title: t(`companies.rows.${id}.title`),
    text: t(`companies.rows.${id}.text`),
    points: three.map((point) => ({ id: point, text: t(`companies.rows.${id}.${point}`) })),
  });
  return (
    <>
      <SiteHero
        above={t('companies.title')}
        title={t('companies.heading')}
        lead={t('companies.lead')}
        action={
          <>
            <ButtonLink to="/companies/request" size="lg" variant="primary">
              {t('companies.request')}
            </ButtonLink>
            <ButtonLink to="/?plans=company#pricing" size="lg" variant="secondary">
              {t('companies.prices')}
            </ButtonLink>
          </>
        }
        figure={
          <SiteStage>
            <CloseUp name="attention" label={t('companies.pictures.attention')} />
          </SiteStage>
        }
      />
      <Screenshots names={['board', 'overview', 'analytics']} />
      <SiteRows>
        <SiteRow
          {...row('posting')}
          figure={
            <SiteStage tone="accent">
              <CloseUp name="check" label={t('companies.pictures.check')} />
            </SiteStage>
          }
        />
        <SiteRow
          {...row('pipeline')}
          flip
          figure={
            <SiteStage>
              <CloseUp name="candidate" label={t('companies.pictures.candidate')} />
            </SiteStage>
          }
        />
        <SiteRow
          {...row('answer')}
          figure={
            <SiteStage tone="accent">
              <CloseUp name="timeline" label={t('companies.pictures.timeline')} />
            </SiteStage>
          }
        />
      </SiteRows>
      <SiteSection look="band" title={t('companies.steps.title')} lead={t('companies.steps.lead')}>
        <SiteSteps
          steps={[
            {
              id: 'request',
              title: t('companies.steps.request.title'),
              text: t('companies.steps.request.text'),
              link: { to: '/companies/request', text: t('companies.steps.request.link') },
            },
            {
              id: 'approve',
              title: t('companies.steps.approve.title'),
              text: t('companies.steps.approve.text'),
            },
            {
              id: 'publish',
              title: t('companies.steps.publish.title'),
              text: t('companies.steps.publish.text'),
              link: { to: '/job-board', text: t('companies.steps.publish.link') },
            },
          ]}
        />
      </SiteSection>
      <SiteSection title={t('companies.fair.title')} lead={t('companies.fair.lead')}>
        <SitePoints
          points={fair.map((id) => ({
            id,
            title: t(`companies.fair.${id}.title`),
            text: t(`companies.fair.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteClosing
        title={t('companies.closing.title')}
        text={t('companies.closing.text')}
        action={
          <>
            <ButtonLink to="/companies/request" size="lg" variant="primary">
              {t('companies.request')}
            </ButtonLink>
            <ButtonLink to="/contact" size="lg" variant="secondary">
              {t('companies.closing.contact')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
