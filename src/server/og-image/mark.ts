/** Three rising bars, the first one filled, in a 24 × 24 box. */
export function markShapes(colors: { first: string; others: string }): string {
  const bar = `fill="none" stroke="${colors.others}" stroke-width="1.5"`;
  return (
    `<rect x="2" y="14" width="5.5" height="8" rx="1.75" fill="${colors.first}"/>` +
    `<rect x="10" y="8.75" width="4.5" height="12.5" rx="1.5" ${bar}/>` +
    `<rect x="17.25" y="2.75" width="4.5" height="18.5" rx="1.5" ${bar}/>`
  );
}
