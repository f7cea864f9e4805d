import { type ComponentType, createContext, use } from 'react';
import type { SearchCard } from '#contract/search.ts';

/** What a page adds to each card that is no part of the search itself. */
export type CardSlots = {
  /** Whether nobody is signed in, where that may be: applying begins with that. The same for as long as the page stands. */
  useIsVisitor?: () => boolean;
  /** Beside 'Apply Now': what the reader may do with the posting, such as saving it. */
  Actions?: ComponentType<{ card: SearchCard }>;
  /** How well the posting fits the reader; `to` explains it. */
  Match?: ComponentType<{ card: SearchCard; to: string }>;
  /** The same, part by part, where all of a posting is shown. */
  Explanation?: ComponentType<{ card: SearchCard }>;
};

export const CardSlotsContext = createContext<CardSlots>({});

export const useCardSlots = () => use(CardSlotsContext);

const never = () => false;

/** Nobody is signed in. It is asked where it matters, so that no card is drawn again for it. */
export function useIsVisitor(): boolean {
  const { useIsVisitor: useOfPage = never } = useCardSlots();
  return useOfPage();
}
