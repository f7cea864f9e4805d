import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArticleDetails } from '#contract/article.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleContents, headingsOf } from './article-contents.tsx';
import { Published } from './published.tsx';

/** A blog article: breadcrumb, author and date, text, related articles. */
export function ArticlePage({ article }: { article: ArticleDetails }) {
  const t = useTexts();
  return (
    <article className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <header className="max-w-[48rem]">
        <nav aria-label={t('reading.path')} className="text-14 font-medium">
          <Link
            to="/blog"
            className="inline-flex touch-height items-center gap-1.5 text-primary no-underline hover:underline"
          >
            <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            {t('reading.blog')}
          </Link>
        </nav>
        <h1 className="mt-4 font-display text-28 font-bold text-ink sm:text-40 lg:text-56">
          {article.title}
        </h1>
        <p className="mt-4 max-w-text text-18 text-ink-muted">{article.description}</p>
        <p className="mt-6 flex flex-wrap gap-x-2 text-14 text-ink-muted">
          <span>{article.author}</span>
          <span aria-hidden="true">·</span>
          <Published date={article.date} />
          <span aria-hidden="true">·</span>
          <span>{t('reading.minutes', { minutes: article.minutes })}</span>
        </p>
      </header>
      <WithContents headings={headingsOf(article.blocks)}>
        <ArticleBody blocks={article.blocks} />
        <Tags tags={article.tags} />
      </WithContents>
      <Neighbours newer={article.newer} older={article.older} />
    </article>
  );
}

/** A text with its table of contents beside it. */
export function WithContents({
  headings,
  children,
}: {
  headings: ReturnType<typeof headingsOf>;
  children: ReactNode;
}) {
  const className = 'mt-10 border-t border-line pt-10';
  if (headings.length === 0) return <div className={className}>{children}</div>;
  return (
    <div className={`lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16 ${className}`}>
      <div className="lg:order-last">
        <ArticleContents headings={headings} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const t = useTexts();
  return (
    <ul aria-label={t('reading.tags')} className="mt-10 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/blog?tag=${encodeURIComponent(tag)}`}
            discover="none"
            className="inline-flex touch-height items-center rounded-chip border border-line bg-surface px-3 py-1 text-13 text-ink-muted no-underline transition-colors hover:border-line-strong hover:text-ink"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Neighbours({ newer, older }: Pick<ArticleDetails, 'newer' | 'older'>) {
  const t = useTexts();
  return (
    <nav
      aria-label={t('reading.more')}
      className="mt-14 grid gap-4 border-t border-line pt-8 sm:grid-cols-2"
    >
      {older && (
        <Neighbour to={older.slug} rel="prev" label={t('reading.previous')} title={older.title} />
      )}
      {newer && (
        <Neighbour to={newer.slug} rel="next" label={t('reading.next')} title={newer.title} />
      )}
    </nav>
  );
}

function Neighbour(props: { to: string; rel: 'prev' | 'next'; label: string; title: string }) {
  const { to, rel, label, title } = props;
  const isNext = rel === 'next';
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={`/blog/${to}`}
      rel={rel}
      className={`group rounded-card border border-line bg-surface p-5 no-underline transition-colors hover:border-line-strong ${isNext ? 'sm:col-start-2 sm:text-end' : ''}`}
    >
      <span
        className={`flex items-center gap-1.5 text-13 text-ink-muted ${isNext ? 'sm:justify-end' : ''}`}
      >
        <Arrow
          size={16}
          aria-hidden="true"
          className={isNext ? 'order-last rtl:-scale-x-100' : 'rtl:-scale-x-100'}
        />
        {label}
      </span>
      <span className="mt-1 block text-16 font-semibold text-ink group-hover:text-primary">
        {title}
      </span>
    </Link>
  );
}
