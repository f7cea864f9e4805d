import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { scriptJson } from '#domain/site/script-json.ts';
import { useIsServed } from './use-is-served.ts';

/** Makes the data from the origin of our addresses and the platform's name; null in the browser, which has no use for it and loads no code of it. */
type MakeData = ((origin: string, product: string) => object) | null;

/**
 * What a page says to search engines, as JSON-LD. The server writes it, and it stays for as long as that page is shown:
 * some read the page after its scripts ran. Made by the browser it would be markup that the policy forbids.
 */
export function StructuredData({ make }: { make: MakeData }) {
  const root = useRouteLoaderData('root') as { origin: string; platformName: string } | undefined;
  const [isServed] = useState(useIsServed());
  if (!isServed || root === undefined) return null;
  // What the server wrote stays as it is when the browser takes the page over.
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
