import { Fragment } from 'react';
import type { PostingDetails } from '#contract/posting.ts';

type Block = PostingDetails['description'][number];
type Words = Block['lines'][number];

/** Renders a description from elements only: user input is never parsed as HTML. */
export function Description({ blocks }: { blocks: Block[] }) {
  return blocks.map(({ kind, lines }, at) => {
    const [first = []] = lines;
    if (kind === 'heading') {
      return (
        <h3 key={at} className="mt-6 text-16 font-semibold">
          {wordsOf(first)}
        </h3>
      );
    }
    if (kind === 'text') {
      return (
        <p key={at} className="mt-3 max-w-text wrap-anywhere text-ink-muted">
          {wordsOf(first)}
        </p>
      );
    }
    const List = kind === 'list' ? 'ul' : 'ol';
    return (
      <List
        key={at}
        className={`mt-2 max-w-text ps-5 wrap-anywhere text-ink-muted marker:text-ink-subtle ${kind === 'list' ? 'list-disc' : 'list-decimal'}`}
      >
        {lines.map((line, row) => (
          <li key={row} className="mt-1">
            {wordsOf(line)}
          </li>
        ))}
      </List>
    );
  });
}

function wordsOf(words: Words) {
  return words.map(({ text, look, href }, at) => {
    const Look = look === 'plain' ? Fragment : look;
    return href === null ? (
      <Look key={at}>{text}</Look>
    ) : (
      <a key={at} href={href} rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    );
  });
}
