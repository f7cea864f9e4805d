import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DocumentName } from '#domain/article/document-names.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ArticleBody } from './article-body.tsx';
import { headingsOf } from './article-contents.tsx';
import { WithContents } from './article-page.tsx';
import { Published } from './published.tsx';

type DocumentPageProps = {
  name: DocumentName;
  /** The heading of the section after the text. */
  more?: { id: string; title: string };
  children?: ReactNode;
};

/** A document about the product; `children` follow it. */
export function DocumentPage({ name, more, children }: DocumentPageProps) {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.article.loadDocument.query({ name }));
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-16">
      <header className="max-w-[48rem]">
        <h1 className="font-display text-40 font-bold text-ink lg:text-56">{data.title}</h1>
        <p className="mt-4 max-w-text text-18 text-ink-muted">{data.description}</p>
        <p className="mt-4 text-14 text-ink-muted">
          {t('reading.changed')} <Published date={data.date} />
        </p>
      </header>
      <WithContents headings={headingsOf(data.blocks, more)}>
        <ArticleBody blocks={data.blocks} />
        {children}
      </WithContents>
    </div>
  );
}
