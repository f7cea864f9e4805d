import { CircleAlert } from 'lucide-react';

/** What is wrong with a field or a group of fields; they refer to its id. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} data-note="" className="flex gap-1.5 text-13 text-danger">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
