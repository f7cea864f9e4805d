import { surenessOf, type ParsedField } from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useFieldTexts } from './use-field-texts.ts';

type ParsedFieldButtonProps = {
  field: ParsedField;
  isSelected: boolean;
  isFirst: boolean;
  /** For compact lists: high confidence is then shown to screen readers only. */
  isSmall: boolean;
  onChoose: (path: string) => void;
};

const dots = { sure: 'bg-success-mark', likely: 'bg-warning-mark', unsure: 'bg-danger-mark' };

/**
 * A parsed field; choosing it highlights its place. Roving tabindex: one field is a tab stop,
 * arrows move between them.
 */
export function ParsedFieldButton({
  field,
  isSelected,
  isFirst,
  isSmall,
  onChoose,
}: ParsedFieldButtonProps) {
  const t = useTexts();
  const { labelOf, shownOf } = useFieldTexts();
  const { path, confidence } = field;
  const sureness = surenessOf(confidence);
  const label = labelOf(path);
  return (
    <button
      type="button"
      data-field={path}
      aria-pressed={isSelected}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => onChoose(path)}
      className={joinClasses(
        'flex touch-height w-full min-w-0 scroll-mt-80 rounded-control border px-3 py-2 text-start transition-colors @3xl:scroll-mt-4',
        isSmall ? 'items-center gap-2' : 'items-start gap-3',
        isSelected ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-hover',
      )}
    >
      <span className="min-w-0 grow">
        {label && <span className="block text-12 text-ink-muted">{label}</span>}
        <span className="block text-14 wrap-anywhere whitespace-pre-line text-ink">
          {shownOf(field)}
        </span>
      </span>
      {confidence < 1 && (
        <span
          className={joinClasses(
            'inline-flex shrink-0 items-center gap-1.5 text-12 text-ink-muted',
            !isSmall && 'mt-0.5',
          )}
        >
          <span aria-hidden="true" className={joinClasses('size-2 rounded-chip', dots[sureness])} />
          <span className={joinClasses(isSmall && sureness === 'sure' && 'sr-only')}>
            {t(`resume-reading.sureness.${sureness}`)}
          </span>
        </span>
      )}
    </button>
  );
}
