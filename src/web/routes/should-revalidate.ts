import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose data depends on the path alone: another query loads nothing again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
