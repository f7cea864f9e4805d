import { useSuspenseQuery } from '@tanstack/react-query';
import { NotConfirmed } from '#web/lib/not-confirmed.tsx';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { EmailCard } from './email-card.tsx';
import { GoogleCard } from './google-card.tsx';
import { OwnNotice } from './own-notice.tsx';
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
