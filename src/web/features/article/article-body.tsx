import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArticleDetails } from '#contract/article.ts';

type Block = ArticleDetails['blocks'][number];
type Words = Block['lines'][number];

/** The text of an article, rendered from elements only, with one line length and spacing. */
export function ArticleBody({ blocks }: { blocks: Block[] }) {
  return (
    <div className="max-w-text text-16 text-ink sm:text-18 [&>:first-child]:mt-0">
      {blocks.map((block, at) => (
        <Piece key={at} block={block} />
      ))}
    </div>
  );
}

function Piece({ block: { kind, id, lines } }: { block: Block }) {
  const [first = []] = lines;
  switch (kind) {
    case 'heading':
      return (
        <h2
          id={id ?? undefined}
          className="mt-12 scroll-mt-24 font-display text-28 font-bold text-ink"
        >
          {wordsOf(first)}
        </h2>
      );
    case 'subheading':
      return (
        <h3 id={id ?? undefined} className="mt-8 scroll-mt-24 text-20 font-semibold text-ink">
          {wordsOf(first)}
        </h3>
      );
    case 'text':
      return <p className="mt-5 wrap-anywhere">{wordsOf(first)}</p>;
    case 'quote':
      return (
        <blockquote className="mt-6 border-s-3 border-accent ps-5 text-ink-muted">
          <p>{wordsOf(first)}</p>
        </blockquote>
      );
    case 'code':
      return (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
          tabIndex={0}
          className="mt-6 overflow-x-auto rounded-card border border-line bg-surface p-4 font-mono text-14 whitespace-pre"
        >
          <code>{first[0]?.text}</code>
        </pre>
      );
    default: {
      const List = kind === 'list' ? 'ul' : 'ol';
      const marker = kind === 'list' ? 'list-disc' : 'list-decimal';
      return (
        <List className={`mt-5 ps-6 marker:text-ink-subtle ${marker}`}>
          {lines.map((line, row) => (
            <li key={row} className="mt-2 ps-1 wrap-anywhere">
              {wordsOf(line)}
            </li>
          ))}
        </List>
      );
    }
  }
}

function wordsOf(words: Words): ReactNode[] {
  return words.map(({ text, look, href }, at) => {
    if (href !== null) return linkOf(at, href, text);
    if (look === 'plain') return text;
    if (look === 'code') {
      return (
        <code key={at} className="rounded-small bg-hover px-1.5 py-0.5 font-mono text-[0.875em]">
          {text}
        </code>
      );
    }
    const Look = look;
    return (
      <Look key={at} className={look === 'strong' ? 'font-semibold' : undefined}>
        {text}
      </Look>
    );
  });
}

function linkOf(key: number, href: string, text: string): ReactNode {
  return href.startsWith('/') ? (
    <Link key={key} to={href}>
      {text}
    </Link>
  ) : (
    <a key={key} href={href} rel="noopener noreferrer">
      {text}
    </a>
  );
}
