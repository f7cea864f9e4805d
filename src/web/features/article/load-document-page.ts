import type { DocumentName } from '#domain/article/document-names.ts';
import { pageLoader, type Prefetch } from '#web/lib/page.ts';

export function loadDocumentPage(name: DocumentName, areas: readonly string[] = []) {
  const input = { name };
  const documentIn = ({ api, cache }: Prefetch) =>
    cache.getQueryData(api.article.loadDocument.queryKey({ input }));
  return pageLoader({
    texts: ['reading', ...areas],
    prefetch: ({ api, load }) => load(api.article.loadDocument.query(input)),
    title: (_t, page) => documentIn(page)?.title ?? '',
    description: (_t, page) => documentIn(page)?.description ?? '',
  });
}
