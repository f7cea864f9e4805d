import { useState } from 'react';

/**
 * Which of a page's dialogs is open, and which have been opened: those stay mounted so that they
 * can animate closing.
 */
export function useOpenDialog<Name extends string>() {
  const [dialog, setDialog] = useState<Name | null>(null);
  const [wasOpen, setWasOpen] = useState<ReadonlySet<Name>>(new Set());
  /** Closes it unless another dialog has opened in the meantime. */
  const close = (name: Name) => setDialog((now) => (now === name ? null : now));
  return {
    dialog,
    wasOpen,
    open: (name: Name) => {
      setDialog(name);
      setWasOpen((before) => new Set(before).add(name));
    },
    close,
    /** Props of the dialog. */
    stateOf: (name: Name) => ({ open: dialog === name, onClose: () => close(name) }),
  };
}
