import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditEntryRow } from '#contract/audit.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { AuditValue } from './audit-value.tsx';
import { fieldText, valueText } from './field-text.ts';

/** A log entry as a sentence, with its time, request id, and old and new values. */
export function AuditEntry({ entry }: { entry: AuditEntryRow }) {
  const t = useTexts();
  const { locale } = useLocale();
  // The log uses UTC for every reader, as its filters do.
  const format = createFormat(locale, 'UTC');
  const { place, at, action, texts, actor, target, changes, requestId } = entry;
  const textValues = {
    actor:
      actor.kind === 'system' ? t('admin-audit.system') : (actor.name ?? t('admin-audit.gone')),
    target: target.name ?? t('admin-audit.unnamed'),
    who: (name: ReactNode) => <strong className="font-medium">{name}</strong>,
    what: (name: ReactNode) => (
      <strong className="font-medium">
        <Link to={`?search=${target.id}`}>{name}</Link>
      </strong>
    ),
  };
  // The version number adds nothing to the entries.
  const shownChanges = changes.filter(({ field }) => field !== 'version');
  const isNew = shownChanges.every(({ before }) => before === null);
  return (
    <li className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <p className="text-14 wrap-anywhere text-ink">
        {texts
          ? t.rich(`${texts}.said`, textValues)
          : t.rich('admin-audit.other', { ...textValues, action })}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-13 text-ink-subtle tabular-nums">
        <span>{t('admin-audit.place', { place })}</span>
        <time dateTime={at.toISOString()}>
          {t('admin-audit.at', { time: `${format.date(at)}, ${format.time(at)}` })}
        </time>
        {actor.email && <span className="wrap-anywhere">{actor.email}</span>}
        <span className="wrap-anywhere">{t('admin-audit.request', { id: requestId })}</span>
      </p>
      {shownChanges.length > 0 && (
        <dl className="flex flex-col gap-1 text-13">
          {shownChanges.map(({ field, before, after }) => (
            <div key={field} className="flex flex-wrap gap-x-3 sm:flex-nowrap">
              <dt className="w-full shrink-0 text-ink-muted sm:w-36">{fieldText(t, field)}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
                {!isNew && (
                  <>
                    <AuditValue
                      value={valueText(t, field, before)}
                      label={t('admin-audit.before')}
                    />
                    <ArrowRight
                      size={14}
                      aria-hidden="true"
                      className="shrink-0 text-ink-subtle rtl:-scale-x-100"
                    />
                  </>
                )}
                <AuditValue value={valueText(t, field, after)} label={t('admin-audit.after')} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
