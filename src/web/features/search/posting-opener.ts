import { createContext, type MouseEvent, use } from 'react';

/** How a posting opens on this page: in a window above the results, or as a page of its own where there is none. */
export type PostingOpener = {
  open: (postingId: string, hash: string) => void;
  /** Loads the window's code, on a sign that it will be wanted. */
  preload: () => void;
};

export const PostingOpenerContext = createContext<PostingOpener | null>(null);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Props of a link to a posting's own page that opens it above the results instead. */
export function usePostingLink(postingId: string) {
  const opener = use(PostingOpenerContext);
  return {
    'data-posting': postingId,
    ...(opener && {
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        opener.open(postingId, event.currentTarget.hash);
      },
      onPointerEnter: opener.preload,
      onFocus: opener.preload,
    }),
  };
}
