import { useRouteLoaderData } from 'react-router';
import { scriptJson } from '#domain/site/script-json.ts';
import { useIsServed } from './use-is-served.ts';

/**
 * What a page says to search engines, as JSON-LD. The server writes it: made by the browser it would be markup that the
 * policy forbids, and nobody who reads it runs scripts.
 */
export function StructuredData({ make }: { make: (origin: string) => object }) {
  const root = useRouteLoaderData('root') as { origin: string } | undefined;
  const isServed = useIsServed();
  if (!isServed || root === undefined) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: scriptJson(make(root.origin)) }}
    />
  );
}
