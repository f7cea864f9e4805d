export const storiesAPage = 3;

/** Wraps a page number around; 1 when there are no pages. */
export function wrapPage(page: number, pages: number): number {
  return pages < 1 ? 1 : ((((page - 1) % pages) + pages) % pages) + 1;
}

/**
 * A page of three stories, with the page count and the neighbouring pages. An invalid page is the
 * first.
 */
export function pageOfStories<T>(stories: readonly T[], requested: number) {
  const pages = Math.max(1, Math.ceil(stories.length / storiesAPage));
  const page = Number.isInteger(requested) && requested >= 1 && requested <= pages ? requested : 1;
  return {
    page,
    pages,
    previous: wrapPage(page - 1, pages),
    next: wrapPage(page + 1, pages),
    shown: stories.slice((page - 1) * storiesAPage, page * storiesAPage),
  };
}
