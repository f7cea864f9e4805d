import type { LucideIcon } from 'lucide-react';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, startTransition, useRef, useState } from 'react';
import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';

export type MenuItem =
  | { kind: 'separator' }
  | { kind: 'label'; text: ReactNode }
  | {
      kind?: 'item';
      text: ReactNode;
      icon?: LucideIcon;
      /** A keyboard shortcut or another short hint at the end. */
      hint?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      /** Marks the selected one of several. */
      checked?: boolean;
      /** On phones only: elsewhere the page shows a button for it. */
      isOnPhone?: boolean;
      to?: string;
      onSelect?: () => void;
    };

export type MenuProps = {
  /** The button that opens the menu: a Button, or an IconButton with a label. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items: the current user. */
  heading?: ReactNode;
  align?: 'start' | 'end';
  side?: 'bottom' | 'top';
};

const itemClass =
  'touch-height flex min-h-8 items-center gap-2.5 rounded-small px-2 py-1 text-14 no-underline outline-none select-none data-disabled:opacity-50';

/**
 * Runs the chosen action after the focus is back on the button, so that a dialog it opens can
 * return focus there.
 */
export function Menu({ trigger, items, heading, align = 'end', side = 'bottom' }: MenuProps) {
  const { container, findFrom } = useLayerContainer();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const selectedAction = useRef<(() => void) | undefined>(undefined);
  const isPointer = useRef(false);
  const show = () => {
    setOpen(true);
    findFrom(button.current);
  };
  return (
    <DropdownMenu.Root
      modal={false}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) return setOpen(false);
        // The pressed button is painted before the items. The next key is meant for them, so after a
        // key they are there at once.
        if (isPointer.current) startTransition(show);
        else show();
      }}
    >
      <DropdownMenu.Trigger
        asChild
        ref={button}
        onPointerDown={() => {
          isPointer.current = true;
        }}
        onKeyDown={() => {
          isPointer.current = false;
        }}
      >
        {trigger}
      </DropdownMenu.Trigger>
      {open && (
        <DropdownMenu.Portal container={container}>
          <DropdownMenu.Content
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            loop
            onCloseAutoFocus={() => {
              const act = selectedAction.current;
              selectedAction.current = undefined;
              if (act) queueMicrotask(act);
            }}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 animate-rise overflow-y-auto rounded-control border border-line bg-raised p-1 text-ink shadow-raised"
          >
            {heading && (
              <div className="mb-1 border-b border-line px-2 pt-1.5 pb-2.5">{heading}</div>
            )}
            {items.map((item, index) => {
              if (item.kind === 'separator') {
                return <DropdownMenu.Separator key={index} className="-mx-1 my-1 h-px bg-line" />;
              }
              if (item.kind === 'label') {
                return (
                  <DropdownMenu.Label
                    key={index}
                    className="px-2 py-1.5 text-12 font-medium text-ink-subtle"
                  >
                    {item.text}
                  </DropdownMenu.Label>
                );
              }
              const className = joinClasses(
                itemClass,
                item.isOnPhone && 'sm:hidden',
                item.danger
                  ? 'text-danger data-highlighted:bg-danger-soft'
                  : 'text-ink data-highlighted:bg-hover',
              );
              const content = (
                <>
                  {item.icon && (
                    <item.icon
                      size={16}
                      aria-hidden="true"
                      className={joinClasses('shrink-0', !item.danger && 'text-ink-subtle')}
                    />
                  )}
                  <span className="min-w-0 grow">{item.text}</span>
                  {item.checked && (
                    <span className="size-1.5 rounded-chip bg-primary" aria-hidden="true" />
                  )}
                  {item.hint && <span className="text-12 text-ink-subtle">{item.hint}</span>}
                </>
              );
              const select = () => {
                selectedAction.current = item.onSelect;
              };
              if (item.to !== undefined) {
                return (
                  <DropdownMenu.Item
                    key={index}
                    asChild
                    disabled={item.disabled ?? false}
                    onSelect={select}
                  >
                    <Link to={item.to} className={className}>
                      {content}
                    </Link>
                  </DropdownMenu.Item>
                );
              }
              return item.checked === undefined ? (
                <DropdownMenu.Item
                  key={index}
                  disabled={item.disabled ?? false}
                  onSelect={select}
                  className={className}
                >
                  {content}
                </DropdownMenu.Item>
              ) : (
                <DropdownMenu.CheckboxItem
                  key={index}
                  checked={item.checked}
                  disabled={item.disabled ?? false}
                  onSelect={select}
                  className={className}
                >
                  {content}
                </DropdownMenu.CheckboxItem>
              );
            })}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}

/**
 * Renders a popup inside the dialog or landmark that opened it: outside a modal dialog it would be
 * covered and inert.
 */
function useLayerContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const findFrom = (element: Element | null) =>
    setContainer(element?.closest('dialog, main, header, aside') ?? null);
  return { container, findFrom };
}
