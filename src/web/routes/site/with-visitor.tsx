import type { ReactNode } from 'react';
import { useIsVisitor } from '#web/features/account/use-is-visitor.ts';
import { VisitorContext } from '#web/features/search/card-slots.ts';

/** Passes the account to the search once it is known whether a user is signed in. */
export function WithVisitor({ children }: { children: ReactNode }) {
  return <VisitorContext value={useIsVisitor()}>{children}</VisitorContext>;
}
