import { useRevalidator } from 'react-router';

let isAsked = false;

/** For routes whose data stays the same between pages: it loads again only for `useRenewal`. */
export const shouldRenew = () => isAsked;

/** Loads the data of all routes again, with the shared texts; what is typed stays. */
export function useRenewal(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    isAsked = true;
    try {
      await revalidate();
    } finally {
      isAsked = false;
    }
  };
}
