import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isLinkProblem, ownNoticeIn } from '#domain/account/own-notices.ts';
import { NotConfirmed } from '#web/lib/not-confirmed.tsx';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmailCard } from './email-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { securityQuery } from './security-queries.ts';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/**
 * Two-factor sign-in, password, email address, Google and sessions. The page needs
 * `prefetchSecurity` and the texts 'auth' and 'security'.
 */
export function SecuritySettings() {
  const { data: security } = useSuspenseQuery(securityQuery());
  return (
    <Reauthenticate>
      <div className="flex max-w-2xl flex-col gap-5">
        <OwnNotice />
        <NotConfirmed />
        <TwoFactorCard twoFactor={security.twoFactor} />
        <PasswordCard hasPassword={security.hasPassword} minimum={security.minPasswordLength} />
        <EmailCard email={security.email} />
        <GoogleCard google={security.google} hasPassword={security.hasPassword} />
        <SessionsCard />
      </div>
    </Reauthenticate>
  );
}

/** Shows the result of a mailed link or of requesting one; only known notices are shown. */
function OwnNotice() {
  const t = useTexts();
  const [search] = useSearchParams();
  const notice = ownNoticeIn(search);
  if (notice === undefined) return null;
  return (
    <Callout
      tone={isLinkProblem(notice) ? 'warning' : 'success'}
      title={t(`auth.notices.${notice}.title`)}
    >
      {t(`auth.notices.${notice}.text`)}
    </Callout>
  );
}
