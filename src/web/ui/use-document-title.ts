import { useLayoutEffect } from 'react';

/**
 * Sets the document's title in front of the platform's name until it changes or its component is
 * gone. Null leaves the page's own title.
 */
export function useDocumentTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    const platform = before.slice(before.lastIndexOf(' · ')).trimStart();
    const own = `${title} ${platform}`;
    document.title = own;
    return () => {
      // The router may have set the next page's title in the meantime.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
