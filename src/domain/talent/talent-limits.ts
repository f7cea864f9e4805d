/** Tags and note of an entry of the talent pool. Lengths are characters. */
export const talentLimits = { tags: 10, tag: 40, note: 2_000 } as const;
