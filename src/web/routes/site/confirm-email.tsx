import { EmailForm } from '#web/features/account/email-form.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  title: (t) => t('auth.resend.title'),
});

export default function ConfirmEmail() {
  const t = useTexts();
  return (
    <SignedOutPage title={t('auth.resend.title')} lead={t('auth.resend.lead')}>
      <EmailForm
        action="/confirm-email"
        submitText={t('auth.login.send-again')}
        failedText={t('auth.resend.failed')}
      />
    </SignedOutPage>
  );
}
