export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, input:not([type=checkbox], [type=radio])')
  );
}
