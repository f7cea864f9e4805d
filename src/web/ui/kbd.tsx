/** A key; hidden where there is only a touch screen. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-5 items-center justify-center rounded-small border border-line bg-hover px-1 font-sans text-12 text-ink-muted pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
