import { EmailForm } from '#web/features/account/email-form.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  title: (t) => t('auth.forgot.title'),
});

export default function ForgotPassword() {
  const t = useTexts();
  return (
    <SignedOutPage title={t('auth.forgot.title')} lead={t('auth.forgot.lead')}>
      <EmailForm
        action="/forgot-password"
        submitText={t('auth.forgot.submit')}
        failedText={t('auth.forgot.failed')}
      />
    </SignedOutPage>
  );
}
