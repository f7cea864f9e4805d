import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { modalLayer } from './modal-layer.ts';

/** Opens and closes a native modal dialog according to `open`, and restores focus afterwards. */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const pressedBackdrop = useRef(false);
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      opener.current = document.activeElement;
      const root = document.documentElement;
      root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
      dialog.showModal();
      modalLayer.add(dialog);
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => void (dialog && modalLayer.remove(dialog));
  }, []);

  const restoreFocus = () => {
    const from = opener.current;
    opener.current = null;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  };

  // Keeps the content until the closing animation ends.
  const emptyWhenGone = async (dialog: HTMLDialogElement) => {
    await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
    if (!dialog.open) setFilled(false);
  };

  return {
    filled,
    props: {
      ref,
      onClose: (event: { target: EventTarget; currentTarget: HTMLDialogElement }) => {
        if (event.target !== event.currentTarget) return;
        modalLayer.remove(event.currentTarget);
        restoreFocus();
        void emptyWhenGone(event.currentTarget);
        onClose();
      },
      onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (pressedBackdrop.current && event.target === event.currentTarget)
          event.currentTarget.close();
      },
    },
  };
}
