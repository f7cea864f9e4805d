import { Link } from 'react-router';
import type { ArticleCard as Article } from '#contract/article.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Published } from './published.tsx';

/** An article in the blog's list; the whole card is a link. */
export function ArticleCard({ article }: { article: Article }) {
  const t = useTexts();
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-colors focus-within:border-line-strong hover:border-line-strong sm:p-6">
      <p className="text-13 text-ink-muted">{article.tags.join(' · ')}</p>
      <h2 className="mt-2 font-display text-20 font-bold text-ink">
        <Link
          to={`/blog/${article.slug}`}
          discover="none"
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {article.title}
        </Link>
      </h2>
      <p className="mt-3 text-14 text-ink-muted">{article.description}</p>
      <p className="mt-auto flex flex-wrap gap-x-2 pt-5 text-13 text-ink-muted">
        <Published date={article.date} />
        <span aria-hidden="true">·</span>
        <span>{t('reading.minutes', { minutes: article.minutes })}</span>
      </p>
    </article>
  );
}
