import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { loadBoard } from './load-board.ts';
import { viewOf } from './pipeline-input.ts';
import { PipelineTable } from './pipeline-table.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useSelection } from './use-selection.ts';
import { useUndoKey } from './use-undo.ts';

// The table view doesn't load the code of the board and the bulk actions.
const PipelineBoard = lazy(loadBoard);
const BulkMoves = lazy(() => import('./bulk-moves.tsx'));

const focusMs = 50;

/** A company's applications, as table or board: filter, read, move one or many. */
export function ReceivedApplications() {
  const [params] = useSearchParams();
  const [announcement, say] = useAnnouncer();
  const selection = useSelection();
  useUndoKey(say);
  const [hasSelected, setHasSelected] = useState(false);
  if (selection.chosen.size > 0 && !hasSelected) setHasSelected(true);
  const root = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const opened = (state as { opened?: string } | null)?.opened;
  useEffect(() => {
    if (opened === undefined) return undefined;
    // Back from the page of an application: the board's cards come a moment later.
    const timer = setInterval(() => {
      const link = root.current?.querySelector<HTMLElement>(`a[href*="${CSS.escape(opened)}"]`);
      const isElsewhere = !['BODY', 'MAIN'].includes(document.activeElement?.tagName ?? 'BODY');
      if (!isElsewhere) link?.focus();
      if (link || isElsewhere) clearInterval(timer);
    }, focusMs);
    return () => clearInterval(timer);
  }, [opened]);
  return (
    <div ref={root} className="flex flex-col gap-5">
      {viewOf(params) === 'board' ? (
        <Suspense>
          <PipelineBoard selection={selection} say={say} />
        </Suspense>
      ) : (
        <PipelineTable selection={selection} />
      )}
      {hasSelected && (
        <Suspense>
          <BulkMoves selection={selection} say={say} />
        </Suspense>
      )}
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
