import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnCredential } from '#contract/credential.ts';
import { badgeFormats } from '#domain/credential/credential.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** What a student can do with a badge. */
export function BadgeActions({ badge: { id, title, isHidden } }: { badge: OwnCredential }) {
  const t = useTexts();
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
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {!isHidden && (
        <ButtonLink
          to={`/blockchain-verification?badge=${id}#result`}
          reloadDocument
          size="sm"
          variant="secondary"
          aria-label={t('credential.own.verify-of', { title })}
        >
          {t('credential.own.verify')}
        </ButtonLink>
      )}
      {badgeFormats.map((format) => (
        <ButtonLink
          key={format}
          to={`/credentials/${id}/badge.${format}`}
          reloadDocument
          size="sm"
          variant="secondary"
          aria-label={t(`credential.own.file-of.${format}`, { title })}
        >
          {t(`credential.own.file.${format}`)}
        </ButtonLink>
      ))}
      <Button
        size="sm"
        variant="ghost"
        busy={hide.isPending}
        aria-label={t(isHidden ? 'credential.own.show-of' : 'credential.own.hide-of', { title })}
        onClick={() => hide.mutate()}
      >
        {t(isHidden ? 'credential.own.show' : 'credential.own.hide')}
      </Button>
    </div>
  );
}
