/** Linked everywhere, made later: until then our not-found page answers. Each page that is made leaves this list. */
export const missingPages: readonly string[] = [];
