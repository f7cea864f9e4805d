import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60 * 1000;

/** The client's defaults, in a browser or for one page on the server. */
export function createQueryClient(isServer = typeof window === 'undefined'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: fiveMinutes,
        // On the server a timer would hold each page's data for those minutes after the response.
        gcTime: isServer ? Infinity : fiveMinutes,
        // On the server a call either succeeds or fails immediately.
        retry: isServer ? 0 : 1,
        refetchOnWindowFocus: false,
      },
    },
  });
}
