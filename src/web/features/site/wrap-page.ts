export const storiesAPage = 3;

/** The page that a number leads to when the last is followed by the first: 1 for no pages at all. */
export function wrapPage(page: number, pages: number): number {
  return pages < 1 ? 1 : ((((page - 1) % pages) + pages) % pages) + 1;
}

/** One page of a list, three a page, with the number of pages and those beside it. A page that is not there is the first. */
export function pageOfStories<T>(stories: readonly T[], wanted: number) {
  const pages = Math.max(1, Math.ceil(stories.length / storiesAPage));
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages ? wanted : 1;
  return {
    page,
    pages,
    previous: wrapPage(page - 1, pages),
    next: wrapPage(page + 1, pages),
    shown: stories.slice((page - 1) * storiesAPage, page * storiesAPage),
  };
}
