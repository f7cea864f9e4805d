import { useSearchParams } from 'react-router';
import type { Security } from '#contract/account-security.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { namedRefusalText } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';

/** Connects or disconnects a Google account. Hidden when neither is possible. */
export function GoogleCard({
  google,
  hasPassword,
}: {
  google: Security['google'];
  hasPassword: boolean;
}) {
  const t = useTexts();
  const confirmed = useReauthenticate();
  const [search] = useSearchParams();
  const remove = useChange({
    call: () => confirmed(() => api.account.removeIdentity.call({})),
    changes: api.account.loadSecurity.key(),
    done: t('security.google.removed'),
    failed: t('security.failed'),
  });
  if (!google.isConnected && !google.mayConnect) return null;
  const outcome = search.get('google');
  const key = namedRefusalText(outcome);
  return (
    <Card
      title={t('security.google.title')}
      description={t('security.google.text')}
      action={google.isConnected && <Badge tone="success">{t('security.google.connected')}</Badge>}
    >
      {key && t.has(key) && (
        <Callout tone="danger" className="mb-4">
          {t(key)}
        </Callout>
      )}
      {google.isConnected ? (
        <>
          <Button
            busy={remove.isPending}
            disabled={!hasPassword}
            onClick={() => remove.mutate()}
            aria-describedby={hasPassword ? undefined : 'google-last'}
          >
            {t('security.google.remove')}
          </Button>
          {!hasPassword && (
            <p id="google-last" className="mt-2 text-13 text-ink-muted">
              {t('refusal.last-way-in')}
            </p>
          )}
        </>
      ) : (
        <ButtonLink
          to="/auth/google?from=settings&next=%2Fsettings%3Ftab%3Dsecurity"
          reloadDocument
        >
          {t('security.google.connect')}
        </ButtonLink>
      )}
    </Card>
  );
}
