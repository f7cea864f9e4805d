import { type ComponentProps, lazy, Suspense } from 'react';
import { keepWritten } from '#web/lib/keep-written.ts';
import { foundId } from './search-ids.ts';

const loading = import('./found-page.tsx').then(({ FoundPage }) => FoundPage);
// What the server wrote is read as it stands: scripts take it over once they are there, all at once. Where they can't be
// reached, it stays, with its plain links and forms.
const isWritten = import.meta.env.SSR || document.getElementById(foundId) !== null;
const written = isWritten ? await loading.catch(keepWritten) : null;
const FoundPage =
  written ??
  lazy(() =>
    loading.then(
      (Page) => ({ default: Page }),
      () => new Promise<never>(() => undefined),
    ),
  );

/** The page with its scripts beside those of its frame: it is painted before any of them load. */
export function LoadedFoundPage(props: ComponentProps<typeof FoundPage>) {
  return (
    <Suspense>
      <FoundPage {...props} />
    </Suspense>
  );
}
