import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Me } from '#contract/account.ts';
import { refusalStatus } from '#contract/errors.ts';
import type { PageContext } from '#contract/page-context.ts';
import { homeOf } from '#domain/account/home-of.ts';
import type { FeedName } from '#domain/site/feeds.ts';
import { pageImage } from '#domain/site/public-paths.ts';
import type { CompiledTexts } from '#texts/compiled-texts.ts';
import { languageParameter } from '#texts/language-choice.ts';
import type { PlainTextKey, Translate } from '#texts/translate.ts';
import { type Api, apiOver } from './api.ts';
import { pageContext } from './page-context.ts';
import { type PageSeo, type PageTag, pageTags } from './page-tags.ts';
import { createQueryClient } from './query-client.ts';
import { refusalOf } from './refusal-text.ts';

export type PageData = {
  texts: CompiledTexts;
  dehydrated: DehydratedState;
  tags: PageTag[];
};

/** What a route module says beside its loader. */
export type PageHandle = {
  /** The title when the page's list fails to load; a toast says it too. */
  failed: PlainTextKey;
};

export type Prefetch = {
  api: Api;
  cache: QueryClient;
  /** Puts the answer to a query into the cache that the page is rendered with. */
  load: QueryClient['fetchQuery'];
  url: URL;
  /** The parameters of the URL. */
  search: URLSearchParams;
  /** The request's Cookie header. */
  cookies: string;
  params: Record<string, string | undefined>;
  context: PageContext;
  me: Me | null;
};

type PageOptions = {
  /** The catalogue namespaces that this page uses. */
  texts: readonly string[];
  /**
   * Only these kinds of account may see the page; visitors sign in first, others go to their own
   * home page.
   */
  only?: readonly Me['kind'][];
  prefetch?: (page: Prefetch) => Promise<unknown>;
  /**
   * Optional data: awaited briefly; if it is late the browser loads it after hydration. Never used
   * on public pages, which are cached whole.
   */
  prefetchLate?: (page: Prefetch) => Promise<unknown>;
  title?: (t: Translate, page: Prefetch) => string;
  description?: (t: Translate, page: Prefetch) => string;
  /** Excludes the page from search engines: it is personal or useless to strangers. */
  isUnlisted?: (page: Prefetch) => boolean;
  /** The canonical path of a page that has several URLs. */
  canonical?: (page: Prefetch) => string;
  /** Path of the page's own preview image, if it has one. */
  image?: (page: Prefetch) => string;
  /** Publication date of an article. */
  publishedAt?: (page: Prefetch) => string | null;
  /** The feed offered on this page. */
  feed?: (t: Translate) => { name: FeedName; title: string };
};

/**
 * Data that arrives within this time is rendered in the initial HTML, so it also shows without
 * scripts.
 */
const patienceMs = 400;
const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * The loader of a page: checks access, prefetches through the in-process client, returns cache and
 * texts.
 */
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
    const load: Prefetch['load'] = (query) => cache.fetchQuery(query);
    const search = url.searchParams;
    const page = { api, cache, load, url, search, cookies, params, context, me };
    const late = prefetchLate?.(page);
    await mapRefusals(url, prefetch?.(page));
    if (late) await Promise.race([late, wait(patienceMs)]);
    return {
      texts: context.texts(texts),
      // Late data is left out: arriving before hydration, it would differ from the served HTML.
      dehydrated: dehydrate(cache),
      tags: tagsOf(options, page),
    };
  };
}

function tagsOf(options: PageOptions, page: Prefetch): PageTag[] {
  const { translate, settings } = page.context;
  const own = options.title?.(translate, page);
  if (!own) return [];
  const search = options.only === undefined ? '' : searchedFor(page.search);
  const title = search ? translate('dashboard.title-search', { title: own, search }) : own;
  const description = options.description?.(translate, page) ?? null;
  return pageTags({ title, description, seo: seoOf(options, page) }, settings.platformName);
}

/** What the texts of a list's filters search for. */
function searchedFor(params: URLSearchParams): string {
  const texts = ['search', 'name', 'skills'].map((name) => params.get(name)?.trim());
  return texts.filter(Boolean).join(', ').slice(0, 100);
}

function seoOf(options: PageOptions, page: Prefetch): PageSeo | null {
  if (options.only !== undefined || options.isUnlisted?.(page)) return null;
  const { origin, pathname } = page.url;
  const path = pathOf(new URL(pathname, origin));
  const number = /^(?!1$)[1-9]\d{0,3}$/u.exec(page.url.searchParams.get('page') ?? '');
  const queryParams = new URLSearchParams(number === null ? {} : { page: number[0] });
  if (page.url.searchParams.get(languageParameter) === page.context.locale)
    queryParams.set(languageParameter, page.context.locale);
  const own = path + (queryParams.size === 0 ? '' : `?${queryParams.toString()}`);
  return {
    origin,
    address: origin + (options.canonical?.(page) ?? own),
    image: options.image?.(page) ?? pageImage(path),
    publishedAt: options.publishedAt?.(page) ?? null,
    feed: options.feed?.(page.context.translate) ?? null,
  };
}

/**
 * Turns API refusals into the page's HTTP status instead of an error; an invalid query string
 * redirects to the page without it.
 */
async function mapRefusals(url: URL, prefetched: Promise<unknown> | undefined): Promise<void> {
  try {
    await prefetched;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'INVALID_INPUT' && url.search)
      throw redirect(pathOf(new URL(url.pathname, url)));
    if (refusal === null) throw error;
    // The path holds the invalid input, so the page does not exist.
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
