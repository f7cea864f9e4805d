/** A run of text in one style; `href` makes it a link. */
export type Span = { text: string; look: 'plain' | 'strong' | 'em'; href: string | null };

const inline =
  /\[(?<label>[^[\]\n]{1,300})\]\((?<target>[^()\s]{1,2000})\)|(?<two>\*\*|__)(?<strong>\S|\S[^\n]{0,2000}?\S)\k<two>|(?<![\p{L}\p{N}])(?<one>[*_])(?<em>[^\s*_]|[^\s*_][^*_\n]{0,2000}?[^\s*_])\k<one>(?![\p{L}\p{N}])|(?<url>https?:\/\/[^\s<>"']{1,2000}[^\s<>"'.,;:!?)\]])/gu;

/**
 * Parses inline Markdown: strong, emphasis, and links whose target `hrefOf` accepts. Anything else
 * stays literal.
 */
export function readSpans(line: string, hrefOf = webAddress): Span[] {
  const spans: Span[] = [];
  const add = (text: string, look: Span['look'] = 'plain', href: string | null = null) => {
    if (text !== '') spans.push({ text, look, href });
  };
  let from = 0;
  for (const match of line.matchAll(inline)) {
    const { label, target, strong, em, url } = match.groups ?? {};
    const href = hrefOf(url ?? target ?? '');
    if (label !== undefined && href === null) continue;
    add(line.slice(from, match.index));
    if (label !== undefined) add(label, 'plain', href);
    else if (strong !== undefined) add(strong, 'strong');
    else if (em !== undefined) add(em, 'em');
    else add(url ?? '', 'plain', href);
    from = match.index + match[0].length;
  }
  add(line.slice(from));
  return spans;
}

/**
 * Normalizes an http(s) or mailto address the way a browser would; null for any other scheme,
 * however disguised.
 */
export function webAddress(target: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/iu.test(target)) return null;
  const url = URL.parse(target);
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
