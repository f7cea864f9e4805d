import { createContext, type MouseEvent, use } from 'react';

/** How this page opens a posting: in a dialog above the results, or as its own page. */
export type PostingOpener = {
  open: (postingId: string, hash: string) => void;
  /** Preloads the dialog's code. */
  preload: () => void;
};

export const PostingOpenerContext = createContext<PostingOpener | null>(null);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Props for a link to a posting's page that open it in a dialog instead. */
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
