import {
  ChevronDown,
  Copy,
  GripVertical,
  MoreVertical,
  MoveDown,
  MoveUp,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { useSortable } from './use-sortable.ts';

export type EntryCardProps = {
  id: string;
  name: string;
  /** The dates, beside the name. */
  note?: string | undefined;
  at: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  /** Shared by all cards of a list. */
  list: string;
  onMove: (from: number, to: number) => void;
  /** Omitted when the list is full. */
  onCopy?: (() => void) | undefined;
  onRemove: () => void;
  /** It can be cleared but not removed. */
  isFirst: boolean;
  children: ReactNode;
};

/** A list entry: a header that names and moves it, with its fields below. */
export function EntryCard(props: EntryCardProps) {
  const { id, name, list, at, count, isOpen, onMove } = props;
  const t = useTexts();
  const { item, handle, isDragged, edge } = useSortable({ list, at, onMove });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to >= 0 && to < count) onMove(at, to);
  };
  const items: MenuItem[] = [
    {
      text: t('resume.entry.up'),
      icon: MoveUp,
      disabled: at === 0,
      onSelect: () => onMove(at, at - 1),
    },
    {
      text: t('resume.entry.down'),
      icon: MoveDown,
      disabled: at === count - 1,
      onSelect: () => onMove(at, at + 1),
    },
    ...(props.onCopy ? [{ text: t('resume.entry.copy'), icon: Copy, onSelect: props.onCopy }] : []),
    { kind: 'separator' },
    {
      text: t(props.isFirst ? 'resume.entry.clear' : 'resume.entry.remove'),
      icon: Trash2,
      danger: true,
      onSelect: props.onRemove,
    },
  ];
  return (
    <li
      ref={item}
      className={joinClasses(
        'relative rounded-card border border-line bg-surface',
        isDragged && 'opacity-50',
        edge === 'top' &&
          'before:absolute before:inset-x-0 before:-top-2 before:h-0.5 before:rounded-chip before:bg-primary',
        edge === 'bottom' &&
          'after:absolute after:inset-x-0 after:-bottom-2 after:h-0.5 after:rounded-chip after:bg-primary',
      )}
    >
      <div className="flex items-center gap-1 p-1.5">
        <IconButton
          ref={handle}
          icon={GripVertical}
          size="sm"
          label={t('resume.entry.move', { entry: name })}
          data-entry-handle={id}
          className="cursor-grab active:cursor-grabbing"
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`entry-${id}`}
          onClick={props.onToggle}
          className="flex touch-height min-w-0 grow items-center gap-2 rounded-control px-1.5 text-start"
        >
          <span className="min-w-0 grow">
            <span className="text-14 font-medium text-ink max-sm:line-clamp-2 max-sm:wrap-anywhere sm:block sm:truncate">
              {name}
            </span>
            {props.note && (
              <span className="block truncate text-13 text-ink-muted">{props.note}</span>
            )}
          </span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={joinClasses(
              'shrink-0 text-ink-subtle transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        <Menu
          trigger={
            <IconButton
              icon={MoreVertical}
              size="sm"
              label={t('resume.entry.more', { entry: name })}
            />
          }
          items={items}
        />
      </div>
      {isOpen && (
        <div id={`entry-${id}`} className="border-t border-line p-4">
          {props.children}
        </div>
      )}
    </li>
  );
}
