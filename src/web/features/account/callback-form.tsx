import { useTexts } from '#web/lib/texts.tsx';
import { continueAfterSignIn } from './continue-after-sign-in.ts';
import { TokenForm } from './token-form.tsx';

/** Confirms an address as soon as scripts run, by a press without them: what only looks at links of mails uses none up. */
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
