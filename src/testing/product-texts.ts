import { createTexts } from '#server/texts/texts.ts';

/** The texts of the interface in every language, for journeys that don't run in English. */
export const productTexts = createTexts();
