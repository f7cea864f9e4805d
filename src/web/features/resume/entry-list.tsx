import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { moveEntry } from '#domain/resume/move-entry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { EntryCard } from './entry-card.tsx';

type Kind = 'experience' | 'education' | 'projects' | 'links' | 'custom';

type EntryListProps<T extends { id: string }> = {
  kind: Kind;
  entries: T[];
  most: number;
  /** The first entry can't be removed. */
  keepsFirst?: boolean;
  blank: (id: string) => T;
  nameOf: (entry: T) => string;
  noteOf?: (entry: T) => string;
  onChange: (next: (entries: T[]) => T[], key?: string | null) => void;
  problem?: string | undefined;
  children: (entry: T, set: (part: Partial<T>, key: string) => void) => ReactNode;
};

/** The sortable entries of a section: add, copy, remove, and move by dragging, keyboard or menu. */
export function EntryList<T extends { id: string }>(props: EntryListProps<T>) {
  const { kind, entries, most, keepsFirst = false, onChange } = props;
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const listId = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(entries.length <= 2 ? entries.map(({ id }) => id) : []),
  );
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<string | null>(null);
  const isFull = entries.length >= most;
  const nameAt = (entry: T, at: number) =>
    props.nameOf(entry).trim() ||
    t('resume.entry.untitled', { kind: t(`resume.entry.${kind}`), number: at + 1 });

  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector !== null) list.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [entries]);

  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined) return;
    onChange((now) => moveEntry(now, from, to));
    focusNext.current = `[data-entry-handle="${entry.id}"]`;
    const place = { place: to + 1, count: entries.length };
    setAnnouncement(t('resume.entry.moved', { entry: nameAt(entry, from), ...place }));
  };
  const insert = (at: number, entry: T) => {
    onChange((now) => [...now.slice(0, at), entry, ...now.slice(at)]);
    setOpen((now) => new Set([...now, entry.id]));
    focusNext.current = `#entry-${entry.id} input`;
  };
  const remove = (entry: T, at: number) => {
    const isCleared = keepsFirst && at === 0;
    onChange((now) =>
      isCleared
        ? now.map((each) => (each.id === entry.id ? props.blank(entry.id) : each))
        : now.filter(({ id }) => id !== entry.id),
    );
    const next = entries[at + 1] ?? entries[at - 1];
    if (!isCleared && next) focusNext.current = `[data-entry-handle="${next.id}"]`;
    toast({
      title: t(isCleared ? 'resume.entry.cleared' : 'resume.entry.removed', {
        entry: nameAt(entry, at),
      }),
      action: {
        label: t('resume.entry.undo'),
        onAction: () =>
          onChange((now) =>
            isCleared
              ? now.map((each) => (each.id === entry.id ? entry : each))
              : [...now.slice(0, at), entry, ...now.slice(at)],
          ),
      },
    });
  };
  const toggle = (id: string) =>
    setOpen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));

  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} className="flex flex-col gap-3">
        {entries.map((entry, at) => (
          <EntryCard
            key={entry.id}
            id={entry.id}
            name={nameAt(entry, at)}
            note={props.noteOf?.(entry)}
            at={at}
            count={entries.length}
            isOpen={open.has(entry.id)}
            onToggle={() => toggle(entry.id)}
            list={listId}
            onMove={move}
            onCopy={
              isFull ? undefined : () => insert(at + 1, { ...entry, id: crypto.randomUUID() })
            }
            onRemove={() => remove(entry, at)}
            isFirst={keepsFirst && at === 0}
          >
            {props.children(entry, (part, key) =>
              onChange(
                (now) => now.map((each) => (each.id === entry.id ? { ...each, ...part } : each)),
                `${entry.id}/${key}`,
              ),
            )}
          </EntryCard>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {props.problem && <p className="text-13 text-danger">{props.problem}</p>}
      {isFull ? (
        <p className="text-13 text-ink-muted">{t('resume.entry.full', { most })}</p>
      ) : (
        <Button
          icon={Plus}
          className="self-start"
          onClick={() => insert(entries.length, props.blank(crypto.randomUUID()))}
        >
          {t(`resume.entry.add-${kind}`)}
        </Button>
      )}
    </div>
  );
}
