import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { TokenForm } from './token-form.tsx';

/** Requests a replacement for an expired confirmation link, sent to the same address. */
export function NewLinkForm({ token }: { token: string }) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-5">
      <TokenForm
        action="/confirm-email"
        token={token}
        submitText={t('auth.resend.new-link')}
        busyText={t('common.sending')}
        onDone={(redirectTo) => window.location.assign(redirectTo)}
      />
      <p className="text-center text-14 text-ink-muted">
        {t.rich('auth.resend.elsewhere', {
          link: (text) => <Link to="/confirm-email">{text}</Link>,
        })}
      </p>
    </div>
  );
}
