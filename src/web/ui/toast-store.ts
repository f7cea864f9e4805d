import type { ReactNode } from 'react';

export type ToastMessage = {
  title: ReactNode;
  description?: ReactNode;
  tone?: 'neutral' | 'success' | 'danger';
  /** `keys` is the keyboard shortcut that does the same. */
  action?: { label: string; keys?: string; onAction: () => void };
  durationMs?: number;
  /** The only way to undo something: no other message replaces it. */
  isUndo?: boolean;
};

export type ShownToast = ToastMessage & { id: number; open: boolean; duration: number };

/**
 * A message list outside React: at most `limit` are open besides those that undo something, and a
 * new one replaces the oldest.
 */
export function createToastStore(limit: number, durationOf: (message: ToastMessage) => number) {
  let shown: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => shown,
    add(message: ToastMessage): number {
      lastId += 1;
      const open = shown.filter((toast) => toast.open);
      const replaceable = open.filter((toast) => !toast.isUndo);
      const old = new Set(replaceable.slice(0, Math.max(0, replaceable.length - limit + 1)));
      set([
        ...open.filter((toast) => !old.has(toast)),
        { ...message, id: lastId, open: true, duration: durationOf(message) },
      ]);
      return lastId;
    },
    close(id: number) {
      set(shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    },
  };
}

/** Standard toasts: one at a time, 5 s, or 10 s with an action, which takes time to reach. */
export const standardToasts = createToastStore(
  1,
  (message) => message.durationMs ?? (message.action ? 10_000 : 5000),
);

/** Notices: up to three, 4 s, or 5 s with an action. */
export const noticeToasts = createToastStore(3, (message) => (message.action ? 5000 : 4000));

/** Shows a toast from anywhere; returns an id for `standardToasts.close`. */
export const toast = standardToasts.add;

/** Shows a small notice beside the standard toast, for messages that may be missed. */
export const notice = noticeToasts.add;
