import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumPost } from '#contract/forum.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

export default function RemovePost({
  post: { id, version },
  isTopic,
  onRemoved,
  ...dialog
}: {
  post: ForumPost;
  isTopic: boolean;
  onRemoved: () => void;
} & DialogState) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const context = { idempotencyKey: keyFor({ id, version }) };
      return isTopic
        ? api.forum.removeTopic.call({ topicId: id, version }, { context })
        : api.forum.removeReply.call({ replyId: id, version }, { context });
    },
    onSuccess: () => {
      dialog.onClose();
      toast({ title: t('forum.removing.done'), tone: 'success' });
      onRemoved();
    },
    onSettled: () =>
      cache.invalidateQueries({ queryKey: isTopic ? api.forum.list.key() : api.forum.key() }),
  });
  return (
    <ConfirmDialog
      open={dialog.open}
      onClose={() => {
        dialog.onClose();
        reset();
      }}
      onConfirm={() => mutate()}
      title={t('forum.removing.title')}
      description={t(`forum.removing.${isTopic ? 'topic' : 'reply'}`)}
      confirmText={t('forum.removing.submit')}
      busyText={t('forum.removing.busy')}
      busy={isPending}
      error={error ? `${t('forum.removing.failed')}. ${t(callFailure(error))}` : undefined}
    />
  );
}
