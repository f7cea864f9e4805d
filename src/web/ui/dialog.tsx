import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { useModalDialog } from './use-modal-dialog.ts';

/** What opens a dialog and closes it; a component around one passes it through. */
export type DialogState = { open: boolean; onClose: () => void };

export type DialogProps = DialogState & {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the bottom; give one of them `form="…"` when the form is in the body. */
  footer?: ReactNode;
  /** full: as large as a page of paper on the screen. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  role?: 'dialog' | 'alertdialog';
  /**
   * For text without interactive content: the body takes the focus itself, so that keys scroll it.
   */
  isRead?: boolean;
  children?: ReactNode;
};

const bodyClass = 'min-h-0 grow overflow-y-auto px-5 pt-0.5 pb-5 sm:px-6';
const sizes = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl', full: 'max-w-5xl' };

export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'md',
  role = 'dialog',
  isRead = false,
  children,
}: DialogProps) {
  const t = useTexts();
  const id = useId();
  const { filled, props } = useModalDialog(open, onClose);
  return (
    <dialog
      {...props}
      data-shape="window"
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={joinClasses(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-visible rounded-card border border-line shadow-raised',
        sizes[size],
      )}
    >
      {filled && (
        <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
          <div className="relative flex flex-col gap-1 py-5 ps-5 pe-14 sm:ps-6">
            <h2 id={`${id}-title`} className="text-16 font-semibold text-ink">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="text-14 text-ink-muted">
                {description}
              </p>
            )}
          </div>
          {children && isRead ? (
            <ReadBody titleId={`${id}-title`}>{children}</ReadBody>
          ) : (
            children && <div className={bodyClass}>{children}</div>
          )}
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 max-sm:flex-col-reverse sm:px-6">
              {footer}
            </div>
          )}
          <IconButton
            icon={X}
            label={t('common.close')}
            size="sm"
            onClick={onClose}
            className="absolute! end-3 top-4"
          />
        </div>
      )}
    </dialog>
  );
}

/** A body that keys scroll. It has the focus when the dialog opens, and shows it once Tab returns. */
function ReadBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <div
      {...{ tabIndex: 0, role: 'group', 'aria-labelledby': titleId }}
      onBlur={() => setWasLeft(true)}
      className={joinClasses(bodyClass, wasLeft ? '-outline-offset-2' : 'outline-none')}
    >
      {children}
    </div>
  );
}
