import { BulkBar } from './bulk-bar.tsx';
import { NotMoved } from './not-moved.tsx';
import { useBulkMoves } from './use-bulk-moves.ts';
import type { Selection } from './use-selection.ts';

/** Moves the selected applications and reports those that were not moved. */
export default function BulkMoves({
  selection,
  say,
}: {
  selection: Selection;
  say: (text: string) => void;
}) {
  const bulk = useBulkMoves();
  return (
    <>
      <NotMoved left={bulk.left} onDismiss={bulk.dismiss} />
      {selection.chosen.size > 0 && <BulkBar selection={selection} bulk={bulk} say={say} />}
    </>
  );
}
