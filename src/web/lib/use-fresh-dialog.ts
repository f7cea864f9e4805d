import { useState } from 'react';

/** A dialog that starts over on each opening: `turn` is its key, 0 before the first one. */
export function useFreshDialog() {
  const [turn, setTurn] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return {
    turn,
    open: () => {
      setTurn((last) => last + 1);
      setIsOpen(true);
    },
    /** Props of the dialog. */
    state: { open: isOpen, onClose: () => setIsOpen(false) },
  };
}
