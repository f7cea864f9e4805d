import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { SignupForm } from '#web/features/account/signup-form.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { sendOn } from '#web/lib/send-on.ts';
import { useTexts } from '#web/lib/texts.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['auth'],
  prefetch: sendOn,
  title: (t) => t('auth.signup.title'),
});

export default function Signup() {
  const t = useTexts();
  return (
    <SignedOutPage title={t('auth.signup.title')} lead={t('auth.signup.lead')}>
      <SignupForm />
    </SignedOutPage>
  );
}
