/** Above this count a sequential scan beats the indexes. */
export const manyUsers = 1_000;
