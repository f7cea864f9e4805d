import { useSuspenseQuery } from '@tanstack/react-query';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { redirectSignedIn } from '#web/lib/redirect-signed-in.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  prefetch: async (page) => {
    await redirectSignedIn(page);
    await page.load(page.api.account.loadSignInOptions.query());
  },
  title: (t) => t('auth.login.title'),
});

export default function Login() {
  const t = useTexts();
  const { data: entry } = useSuspenseQuery(api.account.loadSignInOptions.query());
  return (
    <SignedOutPage
      title={t('auth.login.title')}
      lead={t('auth.login.lead')}
      hasMailbox={entry.hasMailbox}
      google={entry.google}
      from="login"
    >
      {entry.allowsPassword ? (
        <LoginForm />
      ) : (
        <Callout tone="warning">{t(refusalText.PASSWORD_SIGN_IN_OFF)}</Callout>
      )}
    </SignedOutPage>
  );
}
