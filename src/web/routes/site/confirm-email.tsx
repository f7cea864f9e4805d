import { useSearchParams } from 'react-router';
import { EmailForm } from '#web/features/account/email-form.tsx';
import { NewLinkForm } from '#web/features/account/new-link-form.tsx';
import { SignedOutPage } from '#web/features/account/signed-out-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useRefusedForm } from '#web/lib/use-refused-form.ts';

export const loader = pageLoader({
  texts: ['auth', 'refusal'],
  title: (t) => t('auth.resend.title'),
});

export default function ConfirmEmail() {
  const t = useTexts();
  const [search] = useSearchParams();
  const refused = useRefusedForm();
  const token = refused?.values['token'] ?? search.get('token');
  if (token)
    return (
      <SignedOutPage title={t('auth.resend.title')} lead={t('auth.resend.outdated')}>
        <NewLinkForm token={token} />
      </SignedOutPage>
    );
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
