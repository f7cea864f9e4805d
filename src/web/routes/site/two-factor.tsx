import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { RecoveryCodes } from '#web/features/account/recovery-codes.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { TwoFactorForm } from '#web/features/account/two-factor-form.tsx';
import { TwoFactorSecret } from '#web/features/account/two-factor-secret.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { redirectSignedIn } from '#web/lib/redirect-signed-in.ts';
import { useTexts } from '#web/lib/texts.tsx';

const query = () => ({
  ...api.account.findChallenge.query(),
  // The data belongs to one sign-in, so it isn't refetched while the user types.
  staleTime: Infinity,
});

export const loader = pageLoader({
  texts: ['auth', 'security', 'refusal'],
  prefetch: async (page) => {
    const step = await page.load(page.api.account.findChallenge.query());
    if (step.owes !== 'nothing') return;
    await redirectSignedIn(page);
    throw redirect('/login?error=challenge-expired');
  },
  title: (t) => t('security.step.title'),
});

export default function TwoFactor() {
  const t = useTexts();
  const { data: step } = useSuspenseQuery(query());
  if (step.setUp === null) {
    return (
      <SignedOutPage title={t('security.step.title')} lead={t('security.step.lead')}>
        <TwoFactorForm withRecovery submitText={t('auth.login.submit')} />
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={t('security.step.set-up-title')} lead={t('security.step.set-up-lead')}>
      <TwoFactorForm submitText={t('security.step.submit')}>
        <section>
          <h2 className="mb-3 text-16 font-semibold">{t('security.step.scan')}</h2>
          <TwoFactorSecret setUp={step.setUp} />
        </section>
        <section>
          <h2 className="mb-1 text-16 font-semibold">{t('security.step.keep')}</h2>
          <p className="mb-3 text-14 text-ink-muted">{t('security.codes.text')}</p>
          <RecoveryCodes codes={step.setUp.codes} />
        </section>
        <h2 className="-mb-2 text-16 font-semibold">{t('security.step.type')}</h2>
      </TwoFactorForm>
    </SignedOutPage>
  );
}
