import { useQueryClient } from '@tanstack/react-query';
import type { ShownBadge } from '#contract/credential.ts';
import { BadgeCheckForm } from '#web/features/credential/badge-check-form.tsx';
import { ReceivedBadges } from '#web/features/credential/received-badges.tsx';
import { shownBadgeKey, shownBadgeOf } from '#web/features/credential/shown-badge.ts';
import { VerificationResult } from '#web/features/credential/verification-result.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['applicant-badges', 'verification', 'verdict', 'refusal'],
  only: ['member'],
  prefetch: async (page) => {
    const { api, cache, load, search } = page;
    const input = pageInput(search);
    const [shown] = await Promise.all([
      shownBadgeOf(page),
      load(api.credential.listReceived.query(input)),
    ]);
    cache.setQueryData(shownBadgeKey, shown);
  },
  title: (t) => t('applicant-badges.page.title'),
});

export default function CredentialVerification() {
  const t = useTexts();
  const shown = useQueryClient().getQueryData<ShownBadge | null>(shownBadgeKey) ?? null;
  return (
    <>
      <PageHeader
        title={t('applicant-badges.page.title')}
        purpose={t('applicant-badges.page.purpose')}
      />
      <div className="mt-6 flex max-w-3xl flex-col gap-10">
        <section>
          <h2 className="text-18 font-semibold">{t('applicant-badges.page.received')}</h2>
          <p className="mt-1 mb-4 text-14 text-ink-muted">{t('applicant-badges.text')}</p>
          <ReceivedBadges />
        </section>
        <section>
          <h2 className="text-18 font-semibold">{t('applicant-badges.page.any')}</h2>
          <p className="mt-1 mb-4 text-14 text-ink-muted">{t('verification.form.text')}</p>
          <div id="result" className="flex scroll-mt-20 flex-col gap-6">
            {shown && <VerificationResult shown={shown} />}
            <Card>
              <BadgeCheckForm
                action="/company-dashboard/credential-verification"
                typed={shown?.typed}
              />
            </Card>
          </div>
        </section>
      </div>
    </>
  );
}
