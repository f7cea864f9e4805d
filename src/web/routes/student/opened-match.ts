import { type ComponentType, lazy } from 'react';
import type { SearchCard } from '#contract/search.ts';

type Part = { default: ComponentType<{ card: SearchCard }> };

/** The match of an opened posting, loaded when the first one is opened. */
export const OpenedMatch = lazy(() =>
  import('#web/features/match/own-match.tsx').then(
    ({ OwnMatch }): Part => ({ default: OwnMatch }),
    (): Part => ({ default: () => null }),
  ),
);
