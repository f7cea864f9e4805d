import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Verifies the log's hash chain on request and reports how far it is intact. */
export function ChainCheck() {
  const t = useTexts();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.audit.verify.call({}),
  });
  const isBroken = data?.ok === false;
  return (
    <Callout
      tone={error ? 'warning' : isBroken ? 'danger' : data ? 'success' : 'info'}
      title={t('admin-audit.chain.title')}
      action={
        <Button
          size="sm"
          icon={ShieldCheck}
          busy={isPending}
          busyText={t('admin-audit.chain.busy')}
          onClick={() => mutate()}
        >
          {t(data || error ? 'admin-audit.chain.again' : 'admin-audit.chain.check')}
        </Button>
      }
    >
      <div role="status">
        {error
          ? t(callFailure(error))
          : data === undefined
            ? t('admin-audit.chain.text')
            : data.ok
              ? t('admin-audit.chain.whole', { entries: data.entries })
              : t(`admin-audit.chain.${data.problem}`, { place: data.place })}
      </div>
      {!error && data?.ok && data.entries > 0 && (
        <p className="mt-1 text-13 wrap-anywhere">
          {t('admin-audit.chain.hash', { hash: data.lastHash })}
        </p>
      )}
    </Callout>
  );
}
