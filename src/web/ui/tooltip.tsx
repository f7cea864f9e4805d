import * as RadixTooltip from 'radix-ui/tooltip';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useLayerContainer } from './use-layer-container.ts';

/**
 * Use once, around a frame with tooltips: the first tooltip opens after 700 ms, further ones within
 * 300 ms immediately.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

/**
 * A short hint for an element that already has an accessible name; never the only place of the
 * information.
 */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactElement;
}) {
  const { container, findFrom } = useLayerContainer();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <RadixTooltip.Root
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (isOpen) findFrom(trigger.current);
      }}
    >
      <RadixTooltip.Trigger asChild ref={trigger}>
        {children}
      </RadixTooltip.Trigger>
      {open && (
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-rise rounded-control bg-ink px-2.5 py-1.5 text-12 font-medium text-background shadow-raised"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      )}
    </RadixTooltip.Root>
  );
}
