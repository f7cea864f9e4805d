import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router';
import type { Me } from '#contract/account.ts';
import { refusalStatus } from '#contract/errors.ts';
import type { PageContext } from '#contract/page-context.ts';
import { homeOf } from '#domain/account/home-of.ts';
import type { FeedName } from '#domain/site/feeds.ts';
import { pageImage } from '#domain/site/public-paths.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import type { Translate } from '#texts/translate.ts';
import { type Api, apiOver } from './api.ts';
import { pageContext } from './page-context.ts';
import { type PageSeo, pageTags } from './page-tags.ts';
import { createQueryClient } from './query-client.ts';
import { refusalOf } from './refusal-text.ts';

export type PageData = {
  texts: CompiledTexts;
  dehydrated: DehydratedState;
  /** For the head of the document. */
  tags: MetaDescriptor[];
};

export type Prefetch = {
  api: Api;
  cache: QueryClient;
  url: URL;
  /** As the browser sent them. */
  cookies: string;
  params: Record<string, string | undefined>;
  context: PageContext;
  me: Me | null;
};

type PageOptions = {
  /** Areas of the catalogue that this page shows. */
  texts: readonly string[];
  /** Only these kinds of account see the page; visitors sign in first, others go to their own home. */
  only?: readonly Me['kind'][];
  prefetch?: (page: Prefetch) => Promise<unknown>;
  /** What the page can be shown without: waited for a moment, then it follows the page. Never in a public page, which is kept whole. */
  prefetchLate?: (page: Prefetch) => Promise<unknown>;
  title?: (t: Translate, page: Prefetch) => string;
  description?: (t: Translate, page: Prefetch) => string;
  /** No page to find: it is one person's, or of no use to a stranger. */
  isUnlisted?: (page: Prefetch) => boolean;
  /** The address that the page goes by, where it is known by several. */
  canonical?: (page: Prefetch) => string;
  /** Path of the picture that stands for it, where it has one of its own. */
  image?: (page: Prefetch) => string;
  /** The day it was published, of an article. */
  publishedAt?: (page: Prefetch) => string | null;
  /** What can be followed from here. */
  feed?: (t: Translate) => { name: FeedName; title: string };
};

/** What comes this late still stands in its place when the page arrives, also where no script runs. */
const patienceMs = 400;
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** What is still on its way goes along as a promise. */
const shouldDehydrateQuery = (query: Query) =>
  defaultShouldDehydrateQuery(query) || query.state.status === 'pending';

/** The loader of a page: checks who may see it, prefetches through the in-process client, returns cache and texts. */
export function pageLoader(options: PageOptions) {
  const { texts, only, prefetch, prefetchLate } = options;
  return async ({ request, params, context: provider }: LoaderFunctionArgs): Promise<PageData> => {
    const context = provider.get(pageContext);
    const api = apiOver(context.api);
    const cache = createQueryClient();
    const url = new URL(request.url);
    let me: Me | null = null;
    if (!context.isPublic) {
      me = await context.me();
      cache.setQueryData(api.account.me.queryKey({ input: {} }), { account: me });
    }
    if (only !== undefined) requireKind(me, only, url);
    const cookies = request.headers.get('cookie') ?? '';
    const page = { api, cache, url, cookies, params, context, me };
    const late = prefetchLate?.(page);
    await refusing(url, prefetch?.(page));
    if (late) await Promise.race([late, wait(patienceMs)]);
    return {
      texts: context.texts(texts),
      dehydrated: dehydrate(cache, { shouldDehydrateQuery }),
      tags: tagsOf(options, page),
    };
  };
}

function tagsOf(options: PageOptions, page: Prefetch): MetaDescriptor[] {
  const { translate, settings } = page.context;
  const title = options.title?.(translate, page);
  if (!title) return [];
  const description = options.description?.(translate, page) ?? null;
  return pageTags({ title, description, seo: seoOf(options, page) }, settings.platformName);
}

function seoOf(options: PageOptions, page: Prefetch): PageSeo | null {
  if (options.only !== undefined || options.isUnlisted?.(page)) return null;
  const { origin, pathname } = page.url;
  const path = pathOf(new URL(pathname, origin));
  const number = /^(?!1$)[1-9]\d{0,3}$/u.exec(page.url.searchParams.get('page') ?? '');
  const own = path + (number === null ? '' : `?page=${number[0]}`);
  return {
    origin,
    address: origin + (options.canonical?.(page) ?? own),
    image: options.image?.(page) ?? pageImage(path),
    publishedAt: options.publishedAt?.(page) ?? null,
    feed: options.feed?.(page.context.translate) ?? null,
  };
}

/** What the API refuses is the page's status and no failure of ours; a query it can't read leads to the page without. */
async function refusing(url: URL, prefetched: Promise<unknown> | undefined): Promise<void> {
  try {
    await prefetched;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'INVALID_INPUT' && url.search)
      throw redirect(pathOf(new URL(url.pathname, url)));
    if (refusal === null) throw error;
    // What the API can't read was part of the path: there is nothing at that address.
    const status = refusal === 'INVALID_INPUT' ? 404 : refusalStatus[refusal];
    throw new Response(null, { status });
  }
}

function requireKind(me: Me | null, only: readonly Me['kind'][], url: URL): void {
  if (me === null) {
    throw redirect(`/login?next=${encodeURIComponent(pathOf(url))}`);
  }
  if (!only.includes(me.kind)) {
    throw redirect(only.includes('admin') ? '/login?error=not-allowed' : homeOf(me.kind));
  }
}

function pathOf(url: URL): string {
  const path = url.pathname.replace(/(\/_root)?\.data$/u, '') || '/';
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
