import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { PageData } from './page.ts';

type Args = {
  loaderData: PageData | undefined;
  matches: readonly ({ loaderData: unknown } | undefined)[];
  error?: unknown;
};
type Frame = { titles: { missing: string; failed: string } } | undefined;

/**
 * The tags made by the page's loader; for a missing or failed page, those of the error page shown
 * instead.
 */
export function pageMeta({ loaderData, matches, error }: Args): MetaDescriptor[] {
  if (loaderData !== undefined) return loaderData.tags;
  const titles = (matches[0]?.loaderData as Frame)?.titles;
  if (titles === undefined) return [];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: isMissing ? titles.missing : titles.failed },
    { name: 'robots', content: 'noindex' },
  ];
}
