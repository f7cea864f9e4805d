/** The key of the text for a posting's type, level or category, such as 'entry-level'. */
export const postingKindKey = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
