import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { sittingId: string; place: number; prompt: string };

/** Deletes a recording that was given to a company, after a confirmation. */
export function DeleteGiven({ sittingId, place, prompt }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.assessment.removeRecording.call({ sittingId, place }),
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: t('recording.delete.done'), tone: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.assessment.key() }),
  });
  return (
    <>
      <Button
        size="sm"
        aria-label={t('recording.list.delete-one', { question: prompt })}
        onClick={() => setIsOpen(true)}
      >
        {t('recording.list.delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          reset();
        }}
        onConfirm={() => mutate()}
        title={t('recording.delete.title')}
        description={t('recording.delete.text')}
        confirmText={t('recording.delete.confirm')}
        cancelText={t('recording.delete.keep')}
        closeLabel={t('common.close')}
        busy={isPending}
        error={error ? t(callFailure(error)) : undefined}
      />
    </>
  );
}
