import { createContext, use } from 'react';

type Confirm = <Done>(work: () => Promise<Done>) => Promise<Done>;

type Reauthenticating = {
  confirm: Confirm;
  /** What keeps typed fields when the page is left to sign in elsewhere. */
  keepers: Set<() => void>;
};

export const ReauthenticateContext = createContext<Reauthenticating | null>(null);

/** Runs sensitive work: when the server asks for a confirmation, a dialog asks for it, and then it runs again. */
export function useReauthenticate(): Confirm {
  const reauthenticating = use(ReauthenticateContext);
  if (reauthenticating === null) throw new Error('Reauthenticate is missing above this component');
  return reauthenticating.confirm;
}
