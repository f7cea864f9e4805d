import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Archives an assessment, or restores it; both can be undone. */
function useArchiving(assessmentId: string) {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isArchived: boolean) =>
      api.assessment.setArchived.call({ assessmentId, isArchived }),
    onSuccess: (_, isArchived) =>
      toast({
        title: t(isArchived ? 'assessment.archived' : 'assessment.archive.restored'),
        tone: 'success',
        action: { label: t('common.undo'), onAction: () => mutate(!isArchived) },
      }),
    onError: (error) => showFailure(t, 'assessment.archive.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.assessment.key() }),
  });
  return { mutate, isPending };
}

export function ArchiveButton({ assessmentId }: { assessmentId: string }) {
  const t = useTexts();
  const { mutate, isPending } = useArchiving(assessmentId);
  return (
    <Button icon={Archive} busy={isPending} onClick={() => mutate(true)}>
      {t('assessment.archive.button')}
    </Button>
  );
}

/** What archiving means, and the way back. */
export function ArchivedNote({
  assessmentId,
  mayWrite,
}: {
  assessmentId: string;
  mayWrite: boolean;
}) {
  const t = useTexts();
  const { mutate, isPending } = useArchiving(assessmentId);
  return (
    <Callout
      title={t('assessment.archived')}
      action={
        mayWrite && (
          <Button size="sm" busy={isPending} onClick={() => mutate(false)}>
            {t('assessment.archive.restore')}
          </Button>
        )
      }
    >
      {t('assessment.archive.text')}
    </Callout>
  );
}
