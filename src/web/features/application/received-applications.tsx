import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { viewOf } from './pipeline-input.ts';
import { PipelineTable } from './pipeline-table.tsx';
import { ReceivedApplicationDrawer, type ReadingOf } from './received-application-drawer.tsx';
import { useSelection } from './use-selection.ts';

// Who reads the table need not load the board, nor what is for many at once, before the page is there.
const PipelineBoard = lazy(async () => ({
  default: (await import('./pipeline-board.tsx')).PipelineBoard,
}));
const BulkMoves = lazy(async () => ({ default: (await import('./bulk-moves.tsx')).BulkMoves }));

/** The applications a company received, as table or board: filter, read, move one or many. */
export function ReceivedApplications({
  matchOf,
  readingOf,
}: {
  /** How well somebody who applied fits, shown by the feature that knows. */
  matchOf: (applicationId: string) => ReactNode;
  readingOf: ReadingOf;
}) {
  const [params, setParams] = useSearchParams();
  const [said, say] = useAnnouncer();
  const selection = useSelection();
  const [hasChosen, setHasChosen] = useState(false);
  if (selection.chosen.size > 0 && !hasChosen) setHasChosen(true);
  const show = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          now.delete('application');
          if (id !== null) now.set('application', id);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const shared = { selection, onOpen: show };
  return (
    <div className="flex flex-col gap-5">
      {viewOf(params) === 'board' ? (
        <Suspense>
          <PipelineBoard {...shared} say={say} />
        </Suspense>
      ) : (
        <PipelineTable {...shared} />
      )}
      {hasChosen && (
        <Suspense>
          <BulkMoves selection={selection} say={say} />
        </Suspense>
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      <ReceivedApplicationDrawer
        id={params.get('application')}
        onClose={() => show(null)}
        matchOf={matchOf}
        readingOf={readingOf}
      />
    </div>
  );
}

/** What the page says aloud; the same sentence twice is said twice. */
function useAnnouncer(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return [said, say];
}
