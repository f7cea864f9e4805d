import { api } from '#server/api.ts';
import { listArticles } from './list-articles.ts';
import { loadArticle } from './load-article.ts';
import { loadDocument } from './load-document.ts';

const routes = api.article;

export const articleRouter = {
  list: routes.list.handler(({ input }) => listArticles(input)),
  load: routes.load.handler(({ input }) => loadArticle(input.slug)),
  loadDocument: routes.loadDocument.handler(({ context, input }) =>
    loadDocument(context.ctx, input.name),
  ),
};
