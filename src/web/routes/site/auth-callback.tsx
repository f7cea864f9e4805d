import { redirect, useSearchParams } from 'react-router';
import { CallbackForm } from '#web/features/account/callback-form.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  prefetch: async ({ url, context }) => {
    if (url.searchParams.get('token') || context.refusedForm) return;
    throw redirect('/login?error=no-session');
  },
  title: (t) => t('auth.callback.title'),
});

export default function AuthCallback() {
  const t = useTexts();
  const [search] = useSearchParams();
  const refused = useRefusedForm();
  return (
    <SignedOutPage title={t('auth.callback.title')} lead={t('auth.callback.text')}>
      <CallbackForm token={refused?.values['token'] ?? search.get('token') ?? ''} />
    </SignedOutPage>
  );
}
