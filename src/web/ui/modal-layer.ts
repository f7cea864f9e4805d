const listeners = new Set<() => void>();
let open: readonly HTMLElement[] = [];

function set(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The open modal dialogs: everything outside the last one is inert. */
export const modalLayer = {
  add: (dialog: HTMLElement) => set([...open.filter((each) => each !== dialog), dialog]),
  remove: (dialog: HTMLElement) =>
    open.includes(dialog) && set(open.filter((each) => each !== dialog)),
  top: () => open.at(-1) ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
