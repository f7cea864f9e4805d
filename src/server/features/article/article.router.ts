import { serve } from '#server/api.ts';
import { listArticles, loadArticle, loadDocument } from './articles.ts';

export const articleRouter = serve('article', {
  list: (_ctx, input) => listArticles(input),
  load: (_ctx, { slug }) => loadArticle(slug),
  loadDocument: (ctx, { name }) => loadDocument(ctx, name),
});
