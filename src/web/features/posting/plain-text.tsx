type Block = { kind: 'heading' | 'text'; text: string } | { kind: 'list'; items: string[] };

const bullet = /^\s*[-*•]\s+/u;

/** A plain description as paragraphs, lists (lines that begin with a dash) and the short lines above them as headings. */
export function PlainText({ text }: { text: string }) {
  return blocksOf(text).map((block, at) => {
    if (block.kind === 'list') {
      return (
        <ul
          key={at}
          className="mt-2 max-w-text list-disc ps-5 text-ink-muted marker:text-ink-subtle"
        >
          {block.items.map((item, row) => (
            <li key={row} className="mt-1">
              {item}
            </li>
          ))}
        </ul>
      );
    }
    if (block.kind === 'heading') {
      return (
        <h3 key={at} className="mt-6 text-16 font-semibold">
          {block.text}
        </h3>
      );
    }
    return (
      <p key={at} className="mt-3 max-w-text text-ink-muted">
        {block.text}
      </p>
    );
  });
}

/** The blocks of a text; a line straight above a list, without a full stop, is its heading. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n{2,}/u)) {
    let list: string[] | null = null;
    for (const line of part.split('\n').filter((each) => each.trim() !== '')) {
      if (bullet.test(line)) {
        const last = blocks.at(-1);
        if (list === null) {
          if (last?.kind === 'text' && !/[.!?]$/u.test(last.text)) last.kind = 'heading';
          list = [];
          blocks.push({ kind: 'list', items: list });
        }
        list.push(line.replace(bullet, '').trim());
      } else {
        list = null;
        blocks.push({ kind: 'text', text: line.trim() });
      }
    }
  }
  return blocks;
}
