import { useState } from 'react';

/** Which of a page's dialogs is open, and which have been: those that were stay, so that they can close. */
export function useOpenDialog<Name extends string>() {
  const [dialog, open] = useState<Name | null>(null);
  const [wasOpen, setWasOpen] = useState<ReadonlySet<Name>>(new Set());
  const setDialog = (name: Name | null) => {
    open(name);
    if (name !== null) setWasOpen((before) => new Set(before).add(name));
  };
  return { dialog, setDialog, wasOpen };
}
