import { useTexts } from '#web/lib/texts.tsx';
import { continueAfterSignIn } from './continue-after-sign-in.ts';
import { TokenForm } from './token-form.tsx';

/**
 * Confirms an email address automatically with scripts, by a button without: link scanners must not
 * use up the token.
 */
export function CallbackForm({ token }: { token: string }) {
  const t = useTexts();
  return (
    <TokenForm
      isSentAtOnce
      action="/auth/callback"
      token={token}
      submitText={t('auth.callback.submit')}
      busyText={t('auth.callback.title')}
      onDone={(redirectTo) => continueAfterSignIn(redirectTo, 'signup')}
    />
  );
}
