import type { ArticleDetails } from '#contract/article.ts';
import { textOf } from '#domain/article/read-article.ts';
import { useTexts } from '#web/lib/texts.tsx';

type Block = ArticleDetails['blocks'][number];

const minHeadings = 4;

type Heading = { id: string; title: string };

/**
 * The headings for the table of contents, including that of the section after the text; none for a
 * short text.
 */
export function headingsOf(blocks: Block[], more?: Heading): Heading[] {
  const headings = blocks.flatMap(({ kind, id, lines }) =>
    kind === 'heading' && id !== null ? [{ id, title: textOf(lines) }] : [],
  );
  if (more) headings.push(more);
  return headings.length < minHeadings ? [] : headings;
}

/** A table of contents: beside the text on wide screens, collapsed above it on narrow ones. */
export function ArticleContents({ headings }: { headings: Heading[] }) {
  const t = useTexts();
  return (
    <>
      <details className="mb-8 rounded-card border border-line bg-surface lg:hidden">
        <summary className="touch-height px-4 py-3 text-14 font-semibold">
          {t('reading.contents')}
        </summary>
        <nav aria-label={t('reading.contents')} className="px-4 pb-4">
          <Links headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={t('reading.contents')}
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block"
      >
        <p className="mb-2 text-13 font-semibold text-ink">{t('reading.contents')}</p>
        <Links headings={headings} />
      </nav>
    </>
  );
}

function Links({ headings }: { headings: Heading[] }) {
  return (
    <ul className="flex flex-col border-s border-line">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-s border-transparent py-1.5 ps-4 text-14 text-ink-muted no-underline transition-colors hover:border-primary hover:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
