import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';

type Invited = { studentId: string; postingId: string; name: string };

/** Invites a candidate to apply, and offers to undo it until the student is notified. */
export function useInvite() {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const offerUndo = useUndoToast();
  /** After an undo the same invitation is a new intent. */
  const undone = useRef(0);
  const reload = () => invalidate(cache, api.match.listCandidates, api.talent.list);
  const undo = async (invitationId: string) => {
    const context = { idempotencyKey: `undo-${invitationId}` };
    await api.invitation.undo.call({ invitationId }, { context });
    undone.current += 1;
  };
  return useMutation({
    mutationFn: ({ studentId, postingId }: Invited) => {
      const input = { studentId, postingId };
      const idempotencyKey = keyFor({ ...input, undone: undone.current });
      return api.invitation.create.call(input, { context: { idempotencyKey } });
    },
    onSuccess: ({ id }, { name }) =>
      offerUndo({
        title: t('candidate.invite.done', { name }),
        description: t('candidate.invite.grace'),
        undo: () => undo(id),
        undone: t('dashboard.invitation-withdrawn'),
        failed: t('candidate.invite.undo-failed'),
        reload,
      }),
    onError: (error) => showFailure(t, 'candidate.invite.failed', error),
    onSettled: reload,
  });
}
