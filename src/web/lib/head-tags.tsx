import { isRouteErrorResponse, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import type { PageTag } from './page-tags.ts';
import type { PageData } from './page.ts';

type Titles = { missing: string; failed: string };

/** The page's own data; undefined while an error page is shown because its loader failed. */
const usePageData = () => useMatches().at(-1)?.loaderData as Partial<PageData> | undefined;

/** The tags made by the page's loader. */
export function HeadTags() {
  return usePageData()?.tags?.map((tag) => <HeadTag key={JSON.stringify(tag)} tag={tag} />);
}

function HeadTag({ tag }: { tag: PageTag }) {
  if ('rel' in tag) return <link {...tag} />;
  if ('title' in tag) return <title>{tag.title}</title>;
  return <meta {...tag} />;
}

/** The tags of the error page that is shown instead; React moves them to the head. */
export function ErrorTags() {
  const titles = useRouteLoaderData<{ titles: Titles }>('root')?.titles;
  const error = useRouteError();
  const hasOwnTags = usePageData() !== undefined;
  if (hasOwnTags || titles === undefined) return null;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{isMissing ? titles.missing : titles.failed}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
