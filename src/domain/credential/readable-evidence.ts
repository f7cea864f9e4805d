const itemIds = / Items: [\w-]+(?:, [\w-]+)*\.$/u;
const isoDay = /\b\d{4}-\d{2}-\d{2}\b/gu;

/**
 * The evidence that this site signs, as people read it: without the ids of the test's items, which
 * are for audits, and with dates as `dayText` writes them.
 */
export function readableEvidence(evidence: string, dayText: (day: string) => string): string {
  return evidence
    .replace(itemIds, '')
    .replace(isoDay, (day) => (Number.isNaN(Date.parse(day)) ? day : dayText(day)));
}
