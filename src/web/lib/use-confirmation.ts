import { useState } from 'react';

/** A confirmation dialog that is awaited: `ask` resolves to whether the person agreed. */
export function useConfirmation() {
  const [answer, setAnswer] = useState<((isAgreed: boolean) => void) | null>(null);
  const close = (isAgreed: boolean) => {
    answer?.(isAgreed);
    setAnswer(null);
  };
  return {
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    props: {
      open: answer !== null,
      onClose: () => close(false),
      onConfirm: () => close(true),
    },
  };
}
