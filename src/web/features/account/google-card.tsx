import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Security } from '#contract/account-security.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { namedRefusalText } from '#web/lib/refusal-text.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Connects or disconnects a Google account. Hidden when neither is possible. */
export function GoogleCard({
  google,
  hasPassword,
}: {
  google: Security['google'];
  hasPassword: boolean;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const confirmed = useReauthenticate();
  const [search] = useSearchParams();
  const remove = useMutation({
    mutationFn: () => confirmed(() => api.account.removeIdentity.call({})),
    onSuccess: () => toast({ title: t('security.google.removed'), tone: 'success' }),
    onError: (error) => showFailure(t, 'security.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.loadSecurity.key() }),
  });
  if (!google.isConnected && !google.mayConnect) return null;
  const outcome = search.get('google');
  const key = namedRefusalText(outcome);
  return (
    <Card
      as="section"
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
