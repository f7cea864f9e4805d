import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FirstRung } from '#web/ui/illustrations.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['home'],
  title: (t) => t('home.title'),
  description: (t) => t('home.description'),
});

export default function Home() {
  const t = useTexts();
  const steps = ['find', 'apply', 'follow'] as const;
  return (
    <>
      <SiteSection
        level={1}
        above={t('home.above')}
        title={t('home.title')}
        lead={t('home.lead')}
        figure={<FirstRung className="h-auto w-96" />}
        action={
          <>
            <ButtonLink to="/signup" size="lg" variant="primary">
              {t('home.start')}
            </ButtonLink>
            <ButtonLink to="/careers" size="lg" variant="secondary">
              {t('home.careers')}
            </ButtonLink>
          </>
        }
      />
      <SiteSection look="band" title={t('home.how.title')} lead={t('home.how.lead')}>
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map((step, at) => (
            <li key={step} className="border-t-2 border-line pt-5">
              <span aria-hidden="true" className="font-display text-28 font-bold text-primary">
                {at + 1}
              </span>
              <h3 className="mt-2 text-20 font-semibold">{t(`home.steps.${step}.title`)}</h3>
              <p className="mt-2 text-ink-muted">{t(`home.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </SiteSection>
      <SiteSection
        align="center"
        title={t('home.closing.title')}
        lead={t('home.closing.text')}
        action={
          <ButtonLink to="/signup" size="lg" variant="primary">
            {t('home.closing.action')}
          </ButtonLink>
        }
      />
    </>
  );
}
