import { useEffect, useRef } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { isTyping } from './is-typing.ts';
import { NotMoved } from './not-moved.tsx';
import { useBulkMoves } from './use-bulk-moves.ts';
import type { Selection } from './use-selection.ts';

/**
 * Moves the selected applications, reports those that were not moved, and undoes the last bulk move
 * with Ctrl+Z or ⌘Z.
 */
export function BulkMoves({
  selection,
  say,
}: {
  selection: Selection;
  say: (text: string) => void;
}) {
  const bulk = useBulkMoves(say);
  const undo = useRef(bulk.undo);
  useEffect(() => {
    undo.current = bulk.undo;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      void undo.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <NotMoved left={bulk.left} onDismiss={bulk.dismiss} />
      {selection.chosen.size > 0 && <BulkBar selection={selection} bulk={bulk} say={say} />}
    </>
  );
}
