import type { PostingContent } from './posting-content.ts';

/** The description of a posting with its sections under their headings, as Markdown. */
export function wholeDescription(content: PostingContent): string {
  const { contactName, contactEmail } = content;
  const sections = [
    ['', content.description],
    ['## Responsibilities\n', content.responsibilities],
    ['## Requirements\n', content.requirements],
    ['## Nice to have\n', content.niceToHave],
    ['## Contact\n', [contactName, contactEmail].filter(Boolean).join(', ')],
  ] as const;
  return sections
    .filter(([, text]) => text.trim() !== '')
    .map(([heading, text]) => heading + text)
    .join('\n\n');
}
