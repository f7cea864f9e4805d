import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { queryLink } from './page-links.ts';

/** A dialog above a page, named in the URL: going back closes it, and its link opens it again. */
export function useDialogParam(name: string) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  const closedAt = useRef<string | null>(null);
  const open = (value: string, others: Record<string, string> = {}) =>
    void navigate(queryLink(params, { ...others, [name]: value }), {
      preventScrollReset: true,
      state: { isOpened: true },
    });
  const close = () => {
    // Closing twice must not leave the page.
    if (!params.has(name) || closedAt.current === key) return;
    closedAt.current = key;
    if ((state as { isOpened?: boolean } | null)?.isOpened === true) return void navigate(-1);
    void navigate(queryLink(params, { [name]: '' }), { preventScrollReset: true, replace: true });
  };
  return { open, close };
}
