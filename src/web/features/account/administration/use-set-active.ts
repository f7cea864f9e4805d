import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useReauthenticate } from '#web/lib/reauthenticate-context.ts';
import { useChange } from '#web/lib/use-change.ts';

type StateTexts = Record<'active' | 'inactive', string>;

/** Activates or deactivates an account and reports the result. */
export function useSetActive(
  { id, isActive, version }: Pick<UserRow, 'id' | 'isActive' | 'version'>,
  texts: { done: StateTexts; failed: StateTexts },
) {
  const confirmed = useReauthenticate();
  const newState = isActive ? 'inactive' : 'active';
  const { mutate, isPending } = useChange({
    call: () =>
      confirmed(() => api.account.setUserActive.call({ userId: id, isActive: !isActive, version })),
    changes: api.account.key(),
    done: texts.done[newState],
    failed: texts.failed[newState],
  });
  return { switchOver: () => mutate(), busy: isPending };
}
