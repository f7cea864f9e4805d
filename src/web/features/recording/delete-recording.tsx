import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { recordingId: string; question: string };

/** Deletes a recording after a confirmation, because its file is gone at once. */
export function DeleteRecording({ recordingId, question }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const mutation = useMutation({
    mutationFn: () => api.recording.remove.call({ recordingId }),
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: t('recording.delete.done'), tone: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.recording.key() }),
  });
  return (
    <>
      <Button
        size="sm"
        onClick={() => setIsOpen(true)}
        aria-label={t('recording.list.delete-one', { question })}
      >
        {t('recording.list.delete')}
      </Button>
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutation.mutate()}
        title={t('recording.delete.title')}
        description={t('recording.delete.text')}
        confirmText={t('recording.delete.confirm')}
        busyText={t('recording.delete.busy')}
        cancelText={t('recording.delete.keep')}
        mutation={mutation}
      />
    </>
  );
}
