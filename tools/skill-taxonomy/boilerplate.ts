/** Share of postings of one employer in which a skill of the work does not occur. */
const most = { phrase: 0.2, word: 0 };

/**
 * Whether a name stands in so many postings that it says nothing about the work: 'equal
 * opportunity' and 'medical care' are in the small print of all.
 */
export function boilerplateIn(postings: readonly { description: string }[]) {
  const texts = postings.map(
    ({ description }) =>
      ` ${(description.toLowerCase().match(/[\p{L}\p{N}+#.'-]*[\p{L}\p{N}+#]/gu) ?? []).join(' ')} `,
  );
  return (name: string): boolean => {
    const written = ` ${name.toLowerCase()} `;
    const times = texts.filter((text) => text.includes(written)).length;
    return times > texts.length * (name.includes(' ') ? most.phrase : most.word);
  };
}
