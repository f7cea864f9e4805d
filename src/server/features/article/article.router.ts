import { serve } from '#server/api.ts';
import { listArticles } from './list-articles.ts';
import { loadArticle } from './load-article.ts';
import { loadDocument } from './load-document.ts';

export const articleRouter = serve('article', {
  list: (_ctx, input) => listArticles(input),
  load: (_ctx, { slug }) => loadArticle(slug),
  loadDocument: (ctx, { name }) => loadDocument(ctx, name),
});
