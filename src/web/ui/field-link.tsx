import type { AnchorHTMLAttributes, MouseEvent } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * A link to an element of the same page. Moves the focus there without navigating, which a form
 * with unsaved changes would have to confirm.
 */
export function FieldLink({
  to,
  children,
  ...rest
}: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>) {
  const moveFocus = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (target === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const field = target.matches(focusable)
      ? target
      : (target.querySelector<HTMLElement>(focusable) ?? target);
    field.focus();
  };
  return (
    <a {...rest} href={`#${to}`} onClick={moveFocus}>
      {children}
    </a>
  );
}
