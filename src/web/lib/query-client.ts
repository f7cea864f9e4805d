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
        // On the server a timer would hold the data of each page for those minutes after it was answered.
        gcTime: isServer ? Infinity : fiveMinutes,
        // The server answers at once, and says so when it can't.
        retry: isServer ? 0 : 1,
        refetchOnWindowFocus: false,
      },
    },
  });
}
