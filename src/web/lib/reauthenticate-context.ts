import { createContext, use } from 'react';

type Confirm = <Done>(work: () => Promise<Done>) => Promise<Done>;

type Reauthenticating = {
  confirm: Confirm;
  /** Callbacks that save form input before the page is left to sign in at another site. */
  keepers: Set<() => void>;
};

export const ReauthenticateContext = createContext<Reauthenticating | null>(null);

/**
 * Runs a sensitive action: when the server asks for confirmation, a dialog requests it and the
 * action runs again.
 */
export function useReauthenticate(): Confirm {
  const reauthenticating = use(ReauthenticateContext);
  if (reauthenticating === null) throw new Error('Reauthenticate is missing above this component');
  return reauthenticating.confirm;
}
