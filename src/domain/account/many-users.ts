/** From so many on the users of a search are found by walking the list, below by the indexes. */
export const manyUsers = 1_000;
