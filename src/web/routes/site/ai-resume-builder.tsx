import { CloseUp } from '#web/features/site/screenshot.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { StartButtons } from '#web/lib/start-buttons.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteChecks } from '#web/ui/site-checks.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';

export const loader = pageLoader({
  texts: ['resume-builder'],
  title: (t) => t('resume-builder.title'),
  description: (t) => t('resume-builder.description'),
});

const parts = ['headline', 'reach', 'education', 'projects', 'skills', 'proof'] as const;
const traps = ['one', 'two', 'three', 'four', 'five'] as const;
const purposes = ['one', 'two', 'three', 'four'] as const;
const yours = [
  { id: 'file', icon: 'file-check' },
  { id: 'kept', icon: 'snowflake' },
  { id: 'again', icon: 'repeat' },
  { id: 'readers', icon: 'lock' },
] as const;

export default function AiResumeBuilder() {
  const t = useTexts();
  return (
    <>
      <SiteHero
        above={t('resume-builder.title')}
        title={t('resume-builder.heading')}
        lead={t('resume-builder.lead')}
        action={<StartButtons />}
        figure={
          <SiteStage>
            <CloseUp name="resume" label={t('resume-builder.picture')} />
          </SiteStage>
        }
      />
      <SiteSection
        look="band"
        title={t('resume-builder.parts.title')}
        lead={t('resume-builder.parts.lead')}
      >
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map((part, at) => (
            <li key={part} className="flex gap-4">
              <span
                aria-hidden="true"
                className="inline-flex size-8 shrink-0 items-center justify-center rounded-chip bg-accent-soft font-semibold text-on-accent-soft tabular-nums"
              >
                {at + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-18 font-semibold">{t(`resume-builder.parts.${part}.title`)}</h3>
                <p className="mt-1 text-ink-muted">{t(`resume-builder.parts.${part}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </SiteSection>
      <SiteSection
        split
        title={t('resume-builder.traps.title')}
        lead={t('resume-builder.traps.text')}
      >
        <SiteChecks
          tone="warning"
          items={traps.map((id) => ({ id, text: t(`resume-builder.traps.${id}`) }))}
        />
      </SiteSection>
      <SiteSection
        look="band"
        title={t('resume-builder.yours.title')}
        lead={t('resume-builder.yours.lead')}
      >
        <SitePoints
          columns={4}
          points={yours.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`resume-builder.yours.${id}.title`),
            text: t(`resume-builder.yours.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection
        split
        title={t('resume-builder.purpose.title')}
        lead={t('resume-builder.purpose.text')}
      >
        <SiteChecks
          items={purposes.map((id) => ({ id, text: t(`resume-builder.purpose.${id}`) }))}
        />
      </SiteSection>
      <SiteClosing
        title={t('resume-builder.closing.title')}
        text={t('resume-builder.closing.text')}
        action={
          <>
            <ButtonLink to="/careers" size="lg" variant="primary">
              {t('common.see-open-jobs')}
            </ButtonLink>
            <ButtonLink to="/mock-interviews" size="lg" variant="secondary">
              {t('resume-builder.closing.interviews')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
