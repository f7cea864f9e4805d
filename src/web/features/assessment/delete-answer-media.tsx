import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { sittingId: string; place: number; prompt: string; isFile?: boolean };

/** Deletes a recording or file that was given to a company, after a confirmation. */
export function DeleteAnswerMedia({ sittingId, place, prompt, isFile = false }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const mutation = useMutation({
    mutationFn: () => api.assessment.removeRecording.call({ sittingId, place }),
    onSuccess: () => {
      setIsOpen(false);
      toast({
        title: t(isFile ? 'assessment.file.deleted' : 'recording.delete.done'),
        tone: 'success',
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.assessment.key() }),
  });
  return (
    <>
      <Button
        size="sm"
        aria-label={t(isFile ? 'assessment.file.delete-of' : 'recording.list.delete-one', {
          question: prompt,
        })}
        onClick={() => setIsOpen(true)}
      >
        {t('recording.list.delete')}
      </Button>
      <ConfirmMutation
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutation.mutate()}
        title={t(isFile ? 'assessment.file.delete' : 'recording.delete.title')}
        description={t(isFile ? 'assessment.file.delete-text' : 'recording.delete.text')}
        confirmText={t('recording.delete.confirm')}
        cancelText={t('recording.delete.keep')}
        mutation={mutation}
      />
    </>
  );
}
