import { hourMs } from '#domain/time.ts';

/** In the order of the documents; each has a folder in `content/learning`. */
export const learningTopics = [
  'operating-systems',
  'object-oriented-programming',
  'computer-networks',
  'database-management-systems',
  'cybersecurity',
  'cloud-computing',
] as const;
export type LearningTopic = (typeof learningTopics)[number];

export const boxStyles = ['plain', 'primary', 'accent'] as const;
export const textAnchors = ['start', 'middle', 'end'] as const;

export const exampleLanguages = ['javascript', 'sql'] as const;

/** `read`: opened. `done`: every check question was answered correctly. */
export const conceptStates = ['new', 'read', 'done'] as const;
export type ConceptState = (typeof conceptStates)[number];

export const quizLength = 10;

/** Percentage of correct answers that passes a quiz. */
export const quizPass = 80;

/** How many due cards one review offers. */
export const maxCards = 20;

/** Eight hours early, so that whoever reviews at about the same time each day finds the card. */
export const isCardDue = (dueAt: Date, now: Date): boolean =>
  dueAt.getTime() - 8 * hourMs <= now.getTime();

/** Whether a card comes back soon enough for another wrong answer to change nothing. */
export const isCardSoon = (dueAt: Date, now: Date): boolean =>
  dueAt.getTime() - 24 * hourMs <= now.getTime();
