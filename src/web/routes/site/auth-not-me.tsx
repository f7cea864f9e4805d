import { redirect, useSearchParams } from 'react-router';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { TokenForm } from '#web/features/account/token-form.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  prefetch: async ({ url, context }) => {
    if (url.searchParams.get('token') || context.refusedForm) return;
    throw redirect('/login?error=no-session');
  },
  title: (t) => t('auth.not-me.title'),
});

/**
 * Cancels an email address change on a click: link scanners that only open the page cancel nothing.
 */
export default function AuthNotMe() {
  const t = useTexts();
  const [search] = useSearchParams();
  const refused = useRefusedForm();
  return (
    <SignedOutPage title={t('auth.not-me.title')} lead={t('auth.not-me.text')}>
      <TokenForm
        action="/auth/not-me"
        token={refused?.values['token'] ?? search.get('token') ?? ''}
        submitText={t('auth.not-me.submit')}
        busyText={t('auth.not-me.busy')}
        onDone={(redirectTo) => window.location.assign(redirectTo)}
      />
    </SignedOutPage>
  );
}
