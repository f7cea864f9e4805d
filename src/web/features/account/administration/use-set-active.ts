import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Said = Record<'active' | 'inactive', string>;

/** Activates or deactivates an account and reports the result. */
export function useSetActive(
  { id, isActive, version }: Pick<UserRow, 'id' | 'isActive' | 'version'>,
  texts: { done: Said; failed: Said },
) {
  const t = useTexts();
  const cache = useQueryClient();
  const confirmed = useReauthenticate();
  const wanted = isActive ? 'inactive' : 'active';
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      confirmed(() => api.account.setUserActive.call({ userId: id, isActive: !isActive, version })),
    onSuccess: () => toast({ title: texts.done[wanted], tone: 'success' }),
    onError: (error) =>
      toast({ title: texts.failed[wanted], description: t(callFailure(error)), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.key() }),
  });
  return { switchOver: () => mutate(), busy: isPending };
}
