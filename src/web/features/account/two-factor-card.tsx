import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Security } from '#contract/account-security.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

const few = 3;

/** Turns two-factor sign-in on and off and manages its recovery codes. */
export function TwoFactorCard({ twoFactor }: { twoFactor: Security['twoFactor'] }) {
  const t = useTexts();
  const cache = useQueryClient();
  const confirmed = useReauthenticate();
  const { isOn, isRequired, codesLeft } = twoFactor;
  const [isEnding, setEnding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const fail = (error: unknown) => showFailure(t, 'security.failed', error);
  const onSettled = () => cache.invalidateQueries({ queryKey: api.account.loadSecurity.key() });

  const start = useMutation({
    mutationFn: () => confirmed(() => api.account.requestTwoFactor.call({})),
    onError: fail,
  });
  const stop = useMutation({
    mutationFn: () => confirmed(() => api.account.removeTwoFactor.call({})),
    onSuccess: () => toast({ title: t('security.two-factor.is-off'), tone: 'success' }),
    onError: fail,
    onSettled,
  });
  const renew = useMutation({
    mutationFn: () => confirmed(() => api.account.createCodes.call({})),
    onSuccess: (result) => setCodes(result.codes),
    onError: fail,
    onSettled,
  });

  return (
    <Card
      title={t('security.two-factor.title')}
      action={
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {t(isOn ? 'security.two-factor.on' : 'security.two-factor.off')}
        </Badge>
      }
    >
      <Switch
        label={t('security.two-factor.switch')}
        description={t(
          isOn && isRequired ? 'security.two-factor.must' : 'security.two-factor.text',
        )}
        checked={isOn}
        disabled={isOn && isRequired}
        onChange={() => {
          if (isOn) setEnding(true);
          else if (!start.isPending) start.mutate();
        }}
      />
      {isOn && (
        <div className="mt-4 border-t border-line pt-4">
          {codesLeft <= few && (
            <Callout tone="warning" className="mb-4">
              {t('security.codes.few', { count: codesLeft })}
            </Callout>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-14 text-ink-muted">
              {t('security.codes.left', { count: codesLeft })}
            </p>
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              {t('security.codes.renew')}
            </Button>
          </div>
        </div>
      )}
      <SetUpDialog
        setUp={start.data ?? null}
        onClose={() => {
          start.reset();
        }}
        onDone={(newCodes) => {
          start.reset();
          setCodes(newCodes);
          toast({ title: t('security.two-factor.is-on'), tone: 'success' });
        }}
      />
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          stop.mutate();
        }}
        title={t('security.two-factor.end-title')}
        description={t('security.two-factor.end-text')}
        confirmText={t('security.two-factor.end')}
      />
      <Dialog
        open={codes !== null}
        onClose={() => setCodes(null)}
        title={t('security.codes.title')}
        description={t('security.codes.text')}
        footer={
          <Button variant="primary" onClick={() => setCodes(null)}>
            {t('security.codes.kept')}
          </Button>
        }
      >
        {codes && <RecoveryCodes codes={codes} />}
      </Dialog>
    </Card>
  );
}
