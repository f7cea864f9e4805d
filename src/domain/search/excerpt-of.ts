const maxLength = 200;
const before = 60;

/**
 * A plain-text excerpt of a description around the first match, or its beginning. Markdown syntax
 * is removed.
 */
export function excerptOf(description: string, stems: readonly string[]): string {
  const plain = description
    .slice(0, 3_000)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^#{1,6} +([^\n]*[\p{L}\p{N}])[ \t]*$/gmu, '$1:')
    .replaceAll(/^[ \t]*[-+] +/gmu, '· ')
    .replaceAll(/[*_`#>]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=[:.!?]) · /gu, ' ')
    .trim();
  const low = plain.toLowerCase();
  const found = stems.map((stem) => low.indexOf(stem)).filter((at) => at >= 0);
  const hit = found.length > 0 ? Math.min(...found) : 0;
  const start = hit > before ? plain.indexOf(' ', hit - before) + 1 : 0;
  const cut = plain.slice(start, start + maxLength);
  const end = start + maxLength < plain.length ? cut.lastIndexOf(' ') : -1;
  return `${start > 0 ? '…' : ''}${end > 0 ? `${cut.slice(0, end)}…` : cut}`;
}
