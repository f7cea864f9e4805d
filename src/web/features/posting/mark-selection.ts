export type Mark = 'heading' | 'strong' | 'stress' | 'list' | 'numbers' | 'link';

const around = { strong: ['**', '**'], stress: ['*', '*'], link: ['[', '](https://)'] } as const;

/** The text with the selection marked as Markdown, and the selection that follows from it. */
export function markSelection(text: string, start: number, end: number, mark: Mark) {
  if (mark === 'strong' || mark === 'stress' || mark === 'link') {
    const [open, close] = around[mark];
    const marked = text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end);
    return { text: marked, start: start + open.length, end: end + open.length };
  }
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const marked = lines.map((line, at) => `${prefixOf(mark, at)}${line}`).join('\n');
  const length = from + marked.length;
  return { text: text.slice(0, from) + marked + text.slice(end), start: length, end: length };
}

const prefixOf = (mark: 'heading' | 'list' | 'numbers', at: number) =>
  mark === 'heading' ? '## ' : mark === 'list' ? '- ' : `${at + 1}. `;
