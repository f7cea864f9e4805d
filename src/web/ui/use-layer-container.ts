import { useState } from 'react';

/**
 * Renders a popup inside the dialog or landmark that opened it: outside a modal dialog it would be
 * covered and inert.
 */
export function useLayerContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const findFrom = (element: Element | null) =>
    setContainer(element?.closest('dialog, main, header, aside') ?? null);
  return { container, findFrom };
}
