import { type ComponentType, createContext, use } from 'react';
import type { SearchCard } from '#contract/search.ts';

/** What a page adds to each card that is no part of the search itself. */
export type CardSlots = {
  /** Beside 'Apply Now': what the reader may do with the posting, such as saving it. */
  Actions?: ComponentType<{ card: SearchCard }>;
  /** How well the posting fits the reader; `to` explains it. */
  Match?: ComponentType<{ card: SearchCard; to: string }>;
  /** The same, part by part, where all of a posting is shown. */
  Explanation?: ComponentType<{ card: SearchCard }>;
};

export const CardSlotsContext = createContext<CardSlots>({});

export const useCardSlots = () => use(CardSlotsContext);

/** Nobody is signed in: applying begins with that. Apart from the slots, so that no card is drawn again for it. */
export const VisitorContext = createContext(false);

export const useIsVisitor = () => use(VisitorContext);
