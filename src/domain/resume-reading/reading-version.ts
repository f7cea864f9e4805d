/** By which rules files are read. One more makes the server read what it kept by older rules again. */
export const readingVersion = 3;
