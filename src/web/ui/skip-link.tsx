import { FieldLink } from './field-link.tsx';

/** The first focusable element of the page; visible only when focused. */
export function SkipLink({ children, target = 'main' }: { children: string; target?: string }) {
  return (
    <FieldLink
      to={target}
      className="fixed start-4 top-3 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2.5 text-14 font-medium text-on-primary focus:translate-y-0 print:hidden"
    >
      {children}
    </FieldLink>
  );
}
