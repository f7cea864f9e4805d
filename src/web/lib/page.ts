import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Me } from '#contract/account.ts';
import { refusalStatus } from '#contract/errors.ts';
import type { PageContext } from '#contract/page-context.ts';
import { homeOf } from '#domain/account/home-of.ts';
import type { CompiledTexts } from '#domain/texts/compiled-texts.ts';
import type { Translate } from '#domain/texts/translate.ts';
import { type Api, apiOver } from './api.ts';
import { pageContext } from './page-context.ts';
import { createQueryClient } from './query-client.ts';
import { refusalOf } from './refusal-text.ts';

export type PageData = {
  texts: CompiledTexts;
  dehydrated: DehydratedState;
  title: string | null;
  description: string | null;
  /** What the platform is called. */
  platformName: string;
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
  title?: (t: Translate, page: Prefetch) => string;
  description?: (t: Translate, page: Prefetch) => string;
};

/** The loader of a page: checks who may see it, prefetches through the in-process client, returns cache and texts. */
export function pageLoader({ texts, only, prefetch, title, description }: PageOptions) {
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
    await refusing(url, prefetch?.(page));
    return {
      texts: context.texts(texts),
      dehydrated: dehydrate(cache),
      title: title?.(context.translate, page) ?? null,
      description: description?.(context.translate, page) ?? null,
      platformName: context.settings.platformName,
    };
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
    throw refusal === null ? error : new Response(null, { status: refusalStatus[refusal] });
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
