import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';

type Invited = { studentId: string; postingId: string; name: string };

/** Invites a candidate to apply, and offers to undo it until the student is notified. */
export function useInvite() {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  /** After an undo the same invitation is a new intent. */
  const undone = useRef(0);
  const reload = () => invalidate(cache, api.match.listCandidates, api.talent.list);
  const undo = async (invitationId: string) => {
    try {
      const context = { idempotencyKey: `undo-${invitationId}` };
      await api.invitation.undo.call({ invitationId }, { context });
      undone.current += 1;
      toast({ title: t('dashboard.invitation-withdrawn'), tone: 'success' });
    } catch (error) {
      const description = t(callFailure(error));
      toast({ title: t('candidate.invite.undo-failed'), description, tone: 'danger' });
    }
    await reload();
  };
  return useMutation({
    mutationFn: ({ studentId, postingId }: Invited) => {
      const input = { studentId, postingId };
      const idempotencyKey = keyFor({ ...input, undone: undone.current });
      return api.invitation.create.call(input, { context: { idempotencyKey } });
    },
    onSuccess: ({ id }, { name }) =>
      toast({
        title: t('candidate.invite.done', { name }),
        description: t('candidate.invite.grace'),
        tone: 'success',
        durationMs: undoSeconds * 1_000,
        action: { label: t('common.undo'), onAction: () => void undo(id) },
      }),
    onError: (error) => {
      const description = t(callFailure(error));
      toast({ title: t('candidate.invite.failed'), description, tone: 'danger' });
    },
    onSettled: reload,
  });
}
