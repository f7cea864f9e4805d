import type { Ref } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts';

type Props = {
  id: string;
  ref: Ref<HTMLDivElement>;
  entries: readonly PaletteEntry[];
  active: number;
  onPoint: (index: number) => void;
  onGo: (entry: PaletteEntry) => void;
};

/** Matches by group; the focus stays in the input. */
export function PaletteList({ id, ref, entries, active, onPoint, onGo }: Props) {
  const t = useTexts();
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('palette.title')}
      className={joinClasses('min-h-0 overflow-y-auto p-2', entries.length === 0 && 'hidden')}
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="pb-2">
          <p id={`${id}-${group}`} className="px-2 py-1.5 text-12 font-medium text-ink-subtle">
            {t(`palette.groups.${group satisfies PaletteGroup}`)}
          </p>
          {entries.map(
            (entry, index) =>
              entry.group === group && (
                <div
                  key={index}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onPointerMove={() => index !== active && onPoint(index)}
                  // A press must not take the focus from the input.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onGo(entry)}
                  onKeyDown={(event) => event.key === 'Enter' && onGo(entry)}
                  className="flex min-h-9 touch-height cursor-pointer items-center gap-3 rounded-small px-2 py-1 text-14 text-ink aria-selected:bg-primary-soft aria-selected:text-primary"
                >
                  <entry.icon
                    size={16}
                    strokeWidth={1.75}
                    aria-hidden="true"
                    className="shrink-0 text-ink-subtle"
                  />
                  <span className="max-w-[65%] shrink-0 truncate">{entry.name}</span>
                  {entry.detail && (
                    <span className="min-w-0 grow truncate text-end text-13 text-ink-muted">
                      {entry.detail}
                    </span>
                  )}
                  {entry.keys && (
                    <span className="ms-auto">
                      <Kbd>{entry.keys}</Kbd>
                    </span>
                  )}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
