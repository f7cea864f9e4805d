import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FieldLink } from './field-link.tsx';

/** Lists all errors of a form with a link to each field; shown for more than three fields. */
export function FormSummary({
  title,
  errors,
  from = 4,
  attempt,
}: {
  title: string;
  /** `id` is the id given to the Field. */
  errors: readonly { id: string; message: string }[];
  /** Minimum number of errors for it to be shown. */
  from?: number;
  /** Changes with each submit attempt, so that the focus moves here again. */
  attempt?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length >= from;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-card bg-danger-soft p-4 text-14 text-danger"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        {title}
      </p>
      <ul className="mt-2 flex flex-col gap-1 ps-6">
        {errors.map((error) => (
          <li key={error.id} className="list-disc">
            <FieldLink to={error.id} className="underline underline-offset-2">
              {error.message}
            </FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
