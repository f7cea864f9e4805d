import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { namedRefusalText } from '#web/lib/refusal-text.ts';
import { type UseTexts, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ContactSupport } from './contact-support.tsx';
import { GoogleButton } from './google-button.tsx';

const errors = [
  'sign-in-to-apply',
  'log-in-to-apply',
  'not-allowed',
  'login-failed',
  'link-used',
  'no-session',
  'no-email',
] as const;
const notices = [
  'check-email',
  'confirmation-sent',
  'reset-sent',
  'password-updated',
  'password-set',
  'confirmed',
  'already-confirmed',
  'email-changed',
  'account-deleted',
] as const;
/** Notices that are a toast too; the others stay on the page. */
const toasted: readonly string[] = ['check-email', 'reset-sent', 'password-updated'];

/**
 * The narrow page for signing in and up. A known `error` or `notice` in the URL is shown on the page,
 * and some as a toast too; unknown values are ignored, so that links can't inject text.
 */
export function SignedOutPage({
  title,
  lead,
  hasMailbox = false,
  google = 'off',
  from = 'login',
  children,
}: {
  title: string;
  lead?: string;
  /** Mails are stored on this machine for the reader to open. */
  hasMailbox?: boolean;
  /** Whether to offer Google above the form. */
  google?: 'on' | 'off' | 'missing';
  from?: 'login' | 'signup';
  children?: ReactNode;
}) {
  const t = useTexts();
  const [search] = useSearchParams();
  const error = search.get('error');
  const message = error === null ? null : errorText(t, error);
  const failed = search.has('by') ? t(`auth.google.${from}-failed`) : undefined;
  const notice = notices.find((each) => each === search.get('notice'));
  const heading = notice && t(`auth.notices.${notice}.title`);
  const text = notice && t(`auth.notices.${notice}.text`);
  const isToasted = notice !== undefined && toasted.includes(notice);
  useEffect(() => {
    if (message) {
      toast({ title: failed ?? message, description: failed && message, tone: 'danger' });
    }
    if (heading && isToasted) toast({ title: heading, description: text, tone: 'success' });
  }, [failed, message, heading, text, isToasted]);
  const isMailed = notice === 'check-email' || notice === 'confirmation-sent';
  return (
    <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">{title}</h1>
      {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
      <div className="h-8" />
      {message && (
        <Callout
          tone="danger"
          title={failed}
          className="mb-6"
          action={error === 'account-deactivated' && <ContactSupport />}
        >
          {message}
        </Callout>
      )}
      {heading && (
        <Callout tone="success" title={heading} className="mb-6">
          {text}
          {isMailed && (
            <p className="mt-2">
              {t.rich('auth.no-mail', {
                link: (inside) => <Link to="/confirm-email">{inside}</Link>,
              })}
            </p>
          )}
          {hasMailbox && (isMailed || notice === 'reset-sent') && (
            <p className="mt-2">
              {t.rich('auth.mailbox', { link: (inside) => <Link to="/mailbox">{inside}</Link> })}
            </p>
          )}
        </Callout>
      )}
      {google !== 'off' && (
        <GoogleButton from={from} isMissing={google === 'missing'} query={search} />
      )}
      {children}
    </div>
  );
}

/** The text of a known error or refusal; anything else in the URL gives the general error. */
function errorText(t: UseTexts, error: string): string {
  const known = errors.find((each) => each === error);
  if (known) return t(`auth.errors.${known}`);
  const key = namedRefusalText(error);
  return t(key && t.has(key) ? key : 'auth.errors.login-failed');
}
