import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { viewOf } from './pipeline-input.ts';
import { PipelineTable } from './pipeline-table.tsx';
import { ReceivedApplicationDrawer, type ReadingOf } from './received-application-drawer.tsx';
import { useSelection } from './use-selection.ts';
import { useUndoKey } from './use-undo.ts';

// The table view doesn't load the code of the board and the bulk actions.
const PipelineBoard = lazy(async () => ({
  default: (await import('./pipeline-board.tsx')).PipelineBoard,
}));
const BulkMoves = lazy(async () => ({ default: (await import('./bulk-moves.tsx')).BulkMoves }));

/** A company's applications, as table or board: filter, read, move one or many. */
export function ReceivedApplications({
  matchOf,
  readingOf,
}: {
  /** Renders an applicant's match; provided by another feature. */
  matchOf: (applicationId: string) => ReactNode;
  readingOf: ReadingOf;
}) {
  const [params, setParams] = useSearchParams();
  const [said, say] = useAnnouncer();
  const selection = useSelection();
  useUndoKey(say);
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

/** Text for the live region; repeating the same sentence announces it again. */
function useAnnouncer(): [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return [said, say];
}
