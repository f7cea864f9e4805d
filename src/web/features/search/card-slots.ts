import { type ComponentType, createContext, use } from 'react';
import type { SearchCard } from '#contract/search.ts';

/** Parts that a page adds to each card from other features. */
export type CardSlots = {
  /** Beside 'Apply Now': the reader's actions, such as saving. */
  Actions?: ComponentType<{ card: SearchCard }>;
  /** The match with the reader; `to` links to its explanation. */
  Match?: ComponentType<{ card: SearchCard; to: string }>;
  /** The same, part by part, in the full posting. */
  Explanation?: ComponentType<{ card: SearchCard }>;
};

export const CardSlotsContext = createContext<CardSlots>({});

export const useCardSlots = () => use(CardSlotsContext);

/**
 * True for visitors, who must sign in to apply. A separate context, so that cards don't re-render.
 */
export const VisitorContext = createContext(false);

export const useIsVisitor = () => use(VisitorContext);
