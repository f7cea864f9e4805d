import type { ReactNode } from 'react';
import { useIsVisitor } from '#web/features/account/use-is-visitor.ts';
import { VisitorContext } from '#web/features/search/card-slots.ts';

/** Tells the search below it whether somebody is signed in, once that is known. */
export function WithVisitor({ children }: { children: ReactNode }) {
  return <VisitorContext value={useIsVisitor()}>{children}</VisitorContext>;
}
