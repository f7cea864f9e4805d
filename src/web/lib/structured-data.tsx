import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { scriptJson } from '#domain/site/script-json.ts';
import { useIsServed } from '#web/ui/use-is-served.ts';

/**
 * Builds the data from the site's origin and the platform's name; null in the browser, which
 * doesn't load this code.
 */
type MakeData = ((origin: string, product: string) => object) | null;

/**
 * Structured data for search engines, as JSON-LD. Rendered by the server and kept while the page is
 * shown, as some crawlers read it after scripts ran. Rendered in the browser it would violate the
 * content security policy.
 */
export function StructuredData({ make }: { make: MakeData }) {
  const root = useRouteLoaderData('root') as { origin: string; platformName: string } | undefined;
  const [isServed] = useState(useIsServed());
  if (!isServed || root === undefined) return null;
  // Hydration keeps the server's markup.
  const json =
    import.meta.env.SSR && make !== null ? scriptJson(make(root.origin, root.platformName)) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
