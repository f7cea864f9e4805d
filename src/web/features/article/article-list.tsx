import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { ArticleCard as Article } from '#contract/article.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Pager } from '#web/ui/pager.tsx';
import { articlesAddress, articlesInput } from './articles-input.ts';
import { Published } from './published.tsx';

export function ArticleList() {
  const t = useTexts();
  const [search] = useSearchParams();
  const input = articlesInput(search);
  const { data } = useSuspenseQuery(api.article.list.query(input));
  const { page, pages, tags, items } = data;
  return (
    <>
      <nav aria-label={t('reading.tags')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...tags].map((tag) => (
            <li key={tag ?? ''}>
              <Link
                to={articlesAddress({ tag })}
                discover="none"
                preventScrollReset
                aria-current={input.tag === tag ? 'true' : undefined}
                className={joinClasses(
                  'inline-flex touch-height items-center rounded-chip border px-3 py-1 text-14 no-underline transition-colors',
                  input.tag === tag
                    ? 'border-transparent bg-primary-soft font-medium text-primary'
                    : 'border-line bg-surface text-ink-muted hover:border-line-strong hover:text-ink',
                )}
              >
                {tag ?? t('reading.all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <p className="mt-8 text-16 text-ink-muted">{t('reading.none')}</p>
      ) : (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pager
          label={t('reading.pages')}
          summary={pages > 1 ? t('common.page-of-pages', { page, pages }) : undefined}
          newerText={t('reading.newer')}
          olderText={t('reading.older')}
          newer={page > 1 ? articlesAddress({ ...input, page: page - 1 }) : undefined}
          older={page < pages ? articlesAddress({ ...input, page: page + 1 }) : undefined}
        />
      </div>
    </>
  );
}

/** An article in the blog's list; the whole card is a link. */
function ArticleCard({ article }: { article: Article }) {
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
