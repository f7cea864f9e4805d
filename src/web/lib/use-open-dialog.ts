import { useState } from 'react';

/** Which of a page's dialogs is open, and which have been: those that were stay, so that they can close. */
export function useOpenDialog<Name extends string>() {
  const [dialog, setDialog] = useState<Name | null>(null);
  const [wasOpen, setWasOpen] = useState<ReadonlySet<Name>>(new Set());
  return {
    dialog,
    wasOpen,
    open: (name: Name) => {
      setDialog(name);
      setWasOpen((before) => new Set(before).add(name));
    },
    /** Closes it; one that gave way to another leaves that one open. */
    close: (name: Name) => setDialog((now) => (now === name ? null : now)),
  };
}
