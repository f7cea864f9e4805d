import { useTexts } from '#web/lib/texts.tsx';

const shownAtOnce = 160;

/** A field's old or new value; long ones are collapsed. */
export function AuditValue({
  value,
  label,
}: {
  value: string | null;
  /** 'Before' or 'after', for screen readers, which don't see the arrow. */
  label: string;
}) {
  const t = useTexts();
  const named = <span className="sr-only">{label} </span>;
  if (value === null) {
    return (
      <span className="text-ink-subtle">
        {named}
        {t('admin-audit.nothing')}
      </span>
    );
  }
  if (value.length <= shownAtOnce) {
    return (
      <span className="wrap-anywhere whitespace-pre-line text-ink">
        {named}
        {value}
      </span>
    );
  }
  return (
    <details className="min-w-0 text-ink">
      <summary className="cursor-pointer wrap-anywhere">
        {named}
        {t('admin-audit.cut', { start: value.slice(0, shownAtOnce).trimEnd() })}
      </summary>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-muted">{value}</p>
    </details>
  );
}
