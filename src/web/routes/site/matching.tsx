import { matchParts, matchWeights } from '#domain/match/match-weights.ts';
import { MatchPicture } from '#web/features/site/match-picture.tsx';
import { MatchTable } from '#web/features/site/match-table.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { SignUpLink } from '#web/lib/sign-up-link.tsx';
import { CareersButton } from '#web/lib/start-buttons.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteChecks } from '#web/ui/site-checks.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SitePoints } from '#web/ui/site-points.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';

export const loader = pageLoader({
  texts: ['matching', 'scenes'],
  title: (t) => t('matching.title'),
  description: (t) => t('matching.description'),
});

const never = ['person', 'college', 'guess', 'practice'] as const;
const decide = ['one', 'two', 'three', 'four'] as const;

export default function Matching() {
  const t = useTexts();
  return (
    <>
      <SiteHero
        above={t('matching.title')}
        title={t('matching.heading')}
        lead={t('matching.lead')}
        action={
          <>
            <ButtonLink to="#example" size="lg" variant="primary">
              {t('matching.example-link')}
            </ButtonLink>
            <CareersButton />
          </>
        }
        figure={
          <SiteStage>
            <MatchPicture />
          </SiteStage>
        }
      />
      <SiteSection
        look="band"
        title={t('matching.weights.title')}
        lead={t('matching.weights.lead')}
      >
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {matchParts.map((part) => (
            <li key={part} className="border-t-2 border-accent pt-4">
              <p className="font-display text-40 font-bold text-ink tabular-nums">
                {t('matching.weights.share', { weight: matchWeights[part] })}
              </p>
              <h3 className="mt-1 text-18 font-semibold">{t(`matching.weights.${part}.title`)}</h3>
              <p className="mt-1.5 text-ink-muted">{t(`matching.weights.${part}.text`)}</p>
            </li>
          ))}
        </ul>
      </SiteSection>
      <SiteSection
        split
        id="example"
        title={t('matching.example.title')}
        lead={t('matching.example.lead')}
      >
        <MatchTable />
      </SiteSection>
      <SiteSection look="band" title={t('matching.never.title')} lead={t('matching.never.lead')}>
        <SitePoints
          columns={4}
          points={never.map((id) => ({
            id,
            title: t(`matching.never.${id}.title`),
            text: t(`matching.never.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection split title={t('matching.decide.title')}>
        <SiteChecks items={decide.map((id) => ({ id, text: t(`matching.decide.${id}`) }))} />
      </SiteSection>
      <SiteClosing
        title={t('matching.closing.title')}
        text={t('matching.closing.text')}
        action={
          <>
            <ButtonLink to="/careers" size="lg" variant="primary">
              {t('common.see-open-jobs')}
            </ButtonLink>
            <SignUpLink size="lg" variant="secondary">
              {t('common.create-your-account')}
            </SignUpLink>
          </>
        }
      />
    </>
  );
}
