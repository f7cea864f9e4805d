import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useModalDialog } from './use-modal-dialog.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 'Close' by default. */
  closeLabel?: string;
  side?: 'start' | 'end';
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  footer?: ReactNode;
  /** Replaces the title visually; the title still names the drawer. */
  heading?: ReactNode;
  children: ReactNode;
};

const sizes = {
  sm: 'max-w-72',
  md: 'max-w-md',
  lg: 'max-w-2xl',
  xl: 'max-w-7xl',
  full: 'max-w-none',
};

export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'end',
  size = 'md',
  footer,
  heading,
  children,
}: DrawerProps) {
  const t = useTexts();
  const id = useId();
  const { filled, props } = useModalDialog(open, onClose);
  useDocumentTitle(open && typeof title === 'string' ? title : null);
  return (
    <dialog
      {...props}
      data-shape={side}
      aria-labelledby={id}
      className={joinClasses(
        'inset-y-0 h-dvh max-h-none overflow-visible border-line shadow-raised',
        size === 'full' ? 'w-full' : 'w-[calc(100%-2.5rem)]',
        side === 'start' ? 'border-e' : 'border-s',
        sizes[size],
      )}
    >
      {filled && (
        <div className="flex h-full flex-col">
          <div className="flex min-h-14 items-center justify-between gap-2 ps-5 pe-3">
            <h2
              id={id}
              className={joinClasses(
                'min-w-0 text-16 font-semibold text-ink',
                heading ? 'sr-only' : 'line-clamp-2 wrap-anywhere',
              )}
            >
              {title}
            </h2>
            {heading}
            <IconButton
              icon={X}
              label={closeLabel ?? t('common.close')}
              size="sm"
              onClick={onClose}
              className="ms-auto"
            />
          </div>
          <div className="min-h-0 grow overflow-y-auto px-5 py-1 pb-5 -outline-offset-2">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
