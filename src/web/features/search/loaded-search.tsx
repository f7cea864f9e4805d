import { type ComponentProps, lazy, Suspense } from 'react';
import { keepWritten } from '#web/lib/keep-written.ts';
import { searchFormId } from './search-ids.ts';

const loading = import('./search-page.tsx').then(({ SearchPage }) => SearchPage);
// What the server wrote is read as it stands: scripts take it over once they are there, all at once. Where they can't be
// reached, it stays, with its plain links and forms.
const isWritten = import.meta.env.SSR || document.getElementById(searchFormId) !== null;
const written = isWritten ? await loading.catch(keepWritten) : null;
const SearchPage =
  written ??
  lazy(() =>
    loading.then(
      (Page) => ({ default: Page }),
      () => new Promise<never>(() => undefined),
    ),
  );

/** The page with its scripts beside those of its frame: it is painted before any of them load. */
export function LoadedSearchPage(props: ComponentProps<typeof SearchPage>) {
  return (
    // What is below the page stays out of sight meanwhile.
    <Suspense fallback={<div className="h-dvh" />}>
      <SearchPage {...props} />
    </Suspense>
  );
}
