import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import { joinClasses } from './join-classes.ts';

export type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  /** Replaces the help text. */
  error?: string | undefined;
  required?: boolean;
  /** A short note beside the label, such as 'optional'. */
  mark?: string | undefined;
  /** Set it when an error summary links here. */
  id?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** Label above, help or error below; the control inside is linked to all three. */
export function Field({
  label,
  children,
  help,
  error,
  required = false,
  mark,
  id,
  hideLabel,
  className,
}: FieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const noteId = `${fieldId}-note`;
  const note = error ?? help;
  return (
    <div
      className={joinClasses(
        'relative flex min-w-0 flex-col gap-1.5 has-data-count:[&>[data-note]]:min-h-5 has-data-count:[&>[data-note]]:pe-24',
        className,
      )}
    >
      <label
        htmlFor={fieldId}
        className={joinClasses('text-13 font-medium text-ink', hideLabel && 'sr-only')}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-danger">
            *
          </span>
        )}
        {mark && <span className="ms-0.5 font-normal text-ink-subtle"> {mark}</span>}
      </label>
      <FieldContext
        value={{
          id: fieldId,
          describedBy: note ? noteId : undefined,
          invalid: Boolean(error),
          required,
        }}
      >
        {children}
      </FieldContext>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        help && (
          <div id={noteId} data-note="" className="text-13 text-pretty text-ink-muted">
            {help}
          </div>
        )
      )}
    </div>
  );
}
