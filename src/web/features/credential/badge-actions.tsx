import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnCredential } from '#contract/credential.ts';
import { badgeFormats } from '#domain/credential/credential.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** What a student can do with a badge. */
export function BadgeActions({ badge }: { badge: OwnCredential }) {
  const t = useTexts();
  const { id, title, isHidden, revokedReason } = badge;
  const [isSharing, setIsSharing] = useState(false);
  const wasSharing = useWasOpen(isSharing);
  const cache = useQueryClient();
  const hide = useMutation({
    mutationFn: () => api.credential.setHidden.call({ credentialId: id, isHidden: !isHidden }),
    onSuccess: (saved) =>
      toast({
        title: t(saved.isHidden ? 'credential.own.hidden-done' : 'credential.own.shown-done'),
        tone: 'success',
      }),
    onError: (error) => toast({ title: t(callFailure(error)), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.credential.listOwn.key() }),
  });
  const isRevoked = revokedReason !== null;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {!isRevoked && (
          <Button
            size="sm"
            variant="primary"
            icon={Share2}
            aria-label={t('credential.own.share-of', { title })}
            onClick={() => setIsSharing(true)}
          >
            {t('credential.own.share')}
          </Button>
        )}
        {!isHidden && (
          <ButtonLink
            to={`/blockchain-verification?badge=${id}#result`}
            reloadDocument
            size="sm"
            variant="secondary"
            aria-label={t('dashboard.verify-title', { title })}
          >
            {t('common.verify')}
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="ghost"
          busy={hide.isPending}
          aria-label={t(isHidden ? 'credential.own.show-of' : 'credential.own.hide-of', { title })}
          onClick={() => hide.mutate()}
        >
          {t(isHidden ? 'credential.own.show' : 'dashboard.hide')}
        </Button>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line pt-3 text-13">
        <span className="text-ink-muted">{t('dashboard.download')}</span>
        {badgeFormats.map((format) => (
          <a
            key={format}
            href={`/credentials/${id}/badge.${format}`}
            aria-label={t(`credential.own.file-of.${format}`, { title })}
            className="py-1 underline"
          >
            {t(`credential.own.file.${format}`)}
          </a>
        ))}
      </p>
      {wasSharing && (
        <Suspense>
          <ShareDialog badge={badge} open={isSharing} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
