import { useQueryClient } from '@tanstack/react-query';
import type { ShownBadge } from '#contract/credential.ts';
import { BadgeCheckForm } from '#web/features/credential/badge-check-form.tsx';
import { shownBadgeKey, shownBadgeOf } from '#web/features/credential/shown-badge.ts';
import { VerificationResult } from '#web/features/credential/verification-result.tsx';
import { LogPicture } from '#web/features/site/log-picture.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteChecks } from '#web/ui/site-checks.tsx';
import { SiteClosing } from '#web/ui/site-closing.tsx';
import { SiteHero } from '#web/ui/site-hero.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { SiteStage } from '#web/ui/site-stage.tsx';
import { SiteSteps } from '#web/ui/site-steps.tsx';

export const loader = pageLoader({
  texts: ['verification', 'verdict', 'refusal', 'scenes'],
  prefetch: async (page) => page.cache.setQueryData(shownBadgeKey, await shownBadgeOf(page)),
  isUnlisted: ({ search }) => search.has('badge'),
  title: (t) => t('verification.title'),
  description: (t) => t('verification.description'),
});

const steps = ['issue', 'log', 'show', 'check'] as const;
const reasons = ['one', 'two', 'three', 'four'] as const;
const is = ['yes-one', 'yes-two', 'yes-three'] as const;
const isNot = ['no-one', 'no-two', 'no-three', 'no-four'] as const;

export default function BlockchainVerification() {
  const t = useTexts();
  const shown = useQueryClient().getQueryData<ShownBadge | null>(shownBadgeKey) ?? null;
  return (
    <>
      <SiteHero
        above={t('verification.title')}
        title={t('verification.heading')}
        lead={t('verification.lead')}
        note={t('verification.now')}
        action={
          <>
            <ButtonLink to="#verify" size="lg" variant="primary">
              {t('verification.form.title')}
            </ButtonLink>
            <ButtonLink to="/companies" size="lg" variant="secondary">
              {t('common.for-companies')}
            </ButtonLink>
          </>
        }
        figure={
          <SiteStage>
            <LogPicture />
          </SiteStage>
        }
      />
      <SiteSection
        split
        id="verify"
        title={t('verification.form.title')}
        lead={t('verification.form.text')}
      >
        <div id="result" className="flex scroll-mt-20 flex-col gap-8">
          {shown && <VerificationResult shown={shown} />}
          <BadgeCheckForm action="/blockchain-verification" typed={shown?.typed} />
        </div>
      </SiteSection>
      <SiteSection
        look="band"
        title={t('verification.how.title')}
        lead={t('verification.how.lead')}
      >
        <SiteSteps
          steps={steps.map((id) => ({
            id,
            title: t(`verification.how.${id}.title`),
            text: t(`verification.how.${id}.text`),
          }))}
        />
      </SiteSection>
      <SiteSection
        split
        title={t('verification.log-row.title')}
        lead={t('verification.log-row.text')}
        action={
          <ButtonLink to="/credentials/log.json" reloadDocument download variant="secondary">
            {t('verification.log-row.download')}
          </ButtonLink>
        }
      >
        <SiteChecks items={reasons.map((id) => ({ id, text: t(`verification.log-row.${id}`) }))} />
      </SiteSection>
      <SiteSection
        id="claims"
        look="band"
        title={t('verification.claims.title')}
        lead={t('verification.claims.lead')}
      >
        <div className="grid gap-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-20 font-semibold">{t('verification.claims.yes')}</h3>
            <SiteChecks items={is.map((id) => ({ id, text: t(`verification.claims.${id}`) }))} />
          </div>
          <div>
            <h3 className="mb-4 text-20 font-semibold">{t('verification.claims.no')}</h3>
            <SiteChecks
              tone="no"
              items={isNot.map((id) => ({ id, text: t(`verification.claims.${id}`) }))}
            />
          </div>
        </div>
      </SiteSection>
      <SiteClosing
        title={t('verification.closing.title')}
        text={t('verification.closing.text')}
        action={
          <>
            <ButtonLink to="/features" size="lg" variant="primary">
              {t('verification.closing.action')}
            </ButtonLink>
            <ButtonLink to="/students" size="lg" variant="secondary">
              {t('verification.closing.student')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
