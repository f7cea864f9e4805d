import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Toast from 'radix-ui/toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from './join-classes.ts';
import { Kbd } from './kbd.tsx';
import { modalLayer } from './modal-layer.ts';
import { noticeToasts, standardToasts, type ShownToast } from './toast-store.ts';
import { useCoversFocus } from './use-covers-focus.ts';
import { useIsServed } from './use-is-served.ts';

export type ToasterTexts = {
  /** Labels of the landmarks; `{hotkey}` is filled in. */
  standardLabel: string;
  noticeLabel: string;
  /** Announced before each message: 'Notification'. */
  messageLabel: string;
  close: string;
};

const nothing: readonly ShownToast[] = [];

function ToastCard({
  toast,
  close,
  onClose,
}: {
  toast: ShownToast;
  close: string;
  onClose: () => void;
}) {
  return (
    <Toast.Root
      type="background"
      open={toast.open}
      duration={toast.duration}
      onOpenChange={(open) => !open && onClose()}
      className="pointer-events-auto flex w-full animate-slide-in items-start gap-3 rounded-card border border-line bg-raised p-4 pe-2 text-ink shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {toast.tone === 'success' && (
        <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-success" />
      )}
      {toast.tone === 'danger' && (
        <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-danger" />
      )}
      <div className="min-w-0 grow">
        <Toast.Title className="text-14 font-medium">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="mt-0.5 text-13 text-ink-muted">
            {toast.description}
          </Toast.Description>
        )}
      </div>
      {toast.action && (
        <Toast.Action
          data-toast-action=""
          altText={toast.action.label}
          onClick={toast.action.onAction}
          className="-my-1 touch-height shrink-0 rounded-control px-2.5 py-1 text-14 font-medium text-primary transition-colors hover:bg-primary-soft"
        >
          {toast.action.label}
          {toast.action.keys && (
            <span aria-hidden="true" className="block">
              <Kbd>{toast.action.keys}</Kbd>
            </span>
          )}
        </Toast.Action>
      )}
      <Toast.Close
        data-toast-close=""
        aria-label={close}
        className="-my-1.5 inline-flex size-8 touch-target shrink-0 items-center justify-center rounded-control text-ink-subtle transition-colors hover:bg-hover hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

function ToastList({
  store,
  label,
  messageLabel,
  close,
  hotkey,
}: {
  store: typeof standardToasts;
  label: string;
  messageLabel: string;
  close: string;
  hotkey: 'F8' | 'alt+T';
}) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => nothing);
  const list = useRef<HTMLOListElement>(null);
  const restoreFocus = useToastKey(list, hotkey);
  return (
    <Toast.Provider label={messageLabel}>
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          close={close}
          onClose={() => {
            resumeTimers(list.current?.closest('[role=region]'));
            store.close(toast.id);
            restoreFocus();
          }}
        />
      ))}
      <Toast.Viewport
        ref={list}
        hotkey={noHotkey}
        label={label.replace('{hotkey}', hotkey)}
        className="flex w-full flex-col gap-2 outline-none print:hidden"
      />
    </Toast.Provider>
  );
}

/**
 * Radix pauses the timers while the pointer is over a message, and misses that it has left when the
 * message disappears or moves: later messages would stay forever.
 */
function resumeTimers(region: Element | null | undefined): void {
  region?.dispatchEvent(new FocusEvent('focusout'));
}

// Radix would focus the list, also without a message.
const noHotkey: string[] = [];

/**
 * The key focuses the action of the newest message, or Close without one, and does nothing without
 * a message. Returns a function that restores the focus when that message is closed.
 */
function useToastKey(list: { current: HTMLElement | null }, hotkey: 'F8' | 'alt+T') {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = hotkey === 'F8' ? event.key === 'F8' : event.altKey && event.code === 'KeyT';
      const newest = [
        ...(list.current?.querySelectorAll<HTMLElement>('li[data-state=open]') ?? []),
      ].at(-1);
      if (!isKey || newest === undefined) return;
      event.preventDefault();
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && !list.current?.contains(focused))
        from.current = focused;
      const target =
        newest.querySelector<HTMLElement>('[data-toast-action]') ??
        newest.querySelector<HTMLElement>('[data-toast-close]');
      target?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, hotkey]);
  return () => {
    const back = from.current;
    if (back === null || !list.current?.contains(document.activeElement)) return;
    from.current = null;
    if (back.isConnected) back.focus();
    if (list.current.contains(document.activeElement)) document.querySelector('main')?.focus();
  };
}

/** Renders both toasters; use once, at the end of the page. Renders nothing on the server. */
export function Toasters({ texts }: { texts: ToasterTexts }) {
  return !useIsServed() && <ToastLists texts={texts} />;
}

/**
 * An element that moves into the topmost modal dialog, outside of which messages would be inert,
 * and back. Its content stays as it is.
 */
function useHostOnTop() {
  const [host] = useState(() => document.createElement('div'));
  const dialog = useSyncExternalStore(modalLayer.subscribe, modalLayer.top);
  useEffect(() => {
    const place = () => {
      const parent = modalLayer.top() ?? document.body;
      if (host.parentElement === parent) return;
      parent.append(host);
      for (const region of host.querySelectorAll('[role=region]')) resumeTimers(region);
    };
    place();
    const stop = modalLayer.subscribe(place);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return { host, isInDialog: dialog !== null };
}

/** Inside a dialog, the announcements that Radix adds to the page are not heard. */
function NewestSpoken() {
  const toasts = useSyncExternalStore(standardToasts.subscribe, standardToasts.read);
  const newest = toasts.findLast(({ open }) => open);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {newest?.title}
    </p>
  );
}

/**
 * At the bottom edge, or at the top when they would cover the focused element. In a dialog, whose
 * buttons are at its end and at the bottom, on the other side, and on phones at the top.
 */
function ToastLists({ texts }: { texts: ToasterTexts }) {
  const box = useRef<HTMLDivElement>(null);
  const { host, isInDialog } = useHostOnTop();
  const coversFocus = useCoversFocus(box);
  const shared = { messageLabel: texts.messageLabel, close: texts.close };
  return createPortal(
    <div
      ref={box}
      className={joinClasses(
        'pointer-events-none fixed z-50 flex w-full max-w-[calc(356px+2rem)] flex-col gap-2 p-4',
        isInDialog ? 'start-0 max-sm:top-14' : 'end-0',
        coversFocus
          ? 'top-14'
          : isInDialog
            ? 'sm:bottom-0'
            : 'bottom-0 [body:has([data-save-bar])_&]:pb-20 max-sm:[body:has([data-save-bar])_&]:pb-28',
      )}
    >
      <ToastList store={noticeToasts} label={texts.noticeLabel} hotkey="alt+T" {...shared} />
      <ToastList store={standardToasts} label={texts.standardLabel} hotkey="F8" {...shared} />
      {isInDialog && <NewestSpoken />}
    </div>,
    host,
  );
}
