/**
 * What an applicant is called until the reader has submitted a scorecard, in every language. The
 * whole id decides: ids made together may begin alike, and those of the demo end alike.
 */
export function blindName(applicationId: string): string {
  const groups = applicationId.replaceAll('-', '').match(/.{4}/gu) ?? [];
  const code = groups.reduce((all, digits) => all ^ Number.parseInt(digits, 16), 0);
  return `#${code.toString(16).padStart(4, '0').toUpperCase()}`;
}

const hidden = '█████';
/** Shorter parts of a name are words of the language too often. */
const shortestPart = 3;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * Replaces everything in a text that says who wrote it: the given values and the parts of the name,
 * and any email address, web address and phone number.
 */
export function redact(text: string, who: { name: string; values: readonly string[] }): string {
  const parts = who.name.split(/[\s,.]+/u).filter((part) => part.length >= shortestPart);
  const values = [...who.values, who.name, ...parts]
    .filter((value) => value.trim().length >= shortestPart)
    .toSorted((one, other) => other.length - one.length);
  const named = values.reduce(
    (left, value) =>
      left.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(value.trim())}(?![\p{L}\p{N}])`, 'giu'),
        hidden,
      ),
    text,
  );
  return named
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/gu, hidden)
    .replaceAll(/\b(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S*/giu, hidden)
    .replaceAll(/\+?\d[\d ()-]{7,}\d/gu, hidden);
}

/** Fields of a parsed resume that say who somebody is, or which college it was. */
export const isIdentifying = (path: string) =>
  path.startsWith('basics.') ||
  /^education\.\d+\.(school|institution|college|university|location|place|url)/u.test(path);
