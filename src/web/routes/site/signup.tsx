import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { isInvitation, SignupForm } from '#web/features/account/signup-form.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { redirectSignedIn } from '#web/lib/redirect-signed-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  prefetch: async (page) => {
    await redirectSignedIn(page);
    await page.load(page.api.account.loadSignInOptions.query());
  },
  title: (t) => t('auth.signup.title'),
});

export default function Signup() {
  const t = useTexts();
  const isInvited = isInvitation(useSearchParams()[0].get('next'));
  const { data: entry } = useSuspenseQuery(api.account.loadSignInOptions.query());
  if (!entry.isRegistrationOpen) {
    return (
      <SignedOutPage title={t('auth.signup.closed.title')} lead={t('auth.signup.closed.text')}>
        <ButtonLink to="/login" variant="primary" size="lg">
          {t('site.log-in')}
        </ButtonLink>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title={t('auth.signup.title')}
      lead={t(isInvited ? 'auth.signup.invited' : 'auth.signup.lead')}
      google={entry.google}
      from="signup"
    >
      {entry.allowsPassword ? (
        <SignupForm minimum={entry.minPasswordLength} />
      ) : (
        <Callout tone="warning">{t('auth.signup.off')}</Callout>
      )}
    </SignedOutPage>
  );
}
