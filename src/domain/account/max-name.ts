/** Characters of a person's name. */
export const maxName = 200;
