import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moveEntry } from '#domain/resume/move-entry.ts';
import { orderSections } from '#domain/resume/order-sections.ts';
import { resumeSections } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { ResumeEditor } from './use-resume-editor.ts';
import { useSortable } from './use-sortable.ts';

/** The order of the sections, changed by dragging, keyboard or buttons. */
export function SectionOrder({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { content } = editor.written;
  const order = orderSections(content);
  const nameOf = (name: string) => {
    const known = resumeSections.find((each) => each === name);
    if (known !== undefined) return t(`resume.section.${known}`);
    return content.custom.find(({ id }) => id === name)?.title || t('resume.section.own');
  };
  const move = (from: number, to: number) => {
    const name = order[from];
    if (name === undefined || to < 0 || to >= order.length) return;
    editor.edit((now) => ({ ...now, order: moveEntry(orderSections(now), from, to) }));
    focusNext.current = name;
    setAnnouncement(
      t('resume.entry.moved', { entry: nameOf(name), place: to + 1, count: order.length }),
    );
  };
  useEffect(() => {
    const name = focusNext.current;
    focusNext.current = null;
    const isInside = list.current?.contains(document.activeElement);
    if (name !== null && !isInside)
      list.current?.querySelector<HTMLElement>(`[data-section-handle="${name}"]`)?.focus();
  }, [order]);
  return (
    <>
      <ol
        ref={list}
        className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface"
      >
        {order.map((name, at) => (
          <SectionItem
            key={name}
            section={name}
            name={nameOf(name)}
            at={at}
            count={order.length}
            onMove={move}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

type SectionItemProps = {
  section: string;
  name: string;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

function SectionItem({ section, name, at, count, onMove }: SectionItemProps) {
  const t = useTexts();
  const { item, handle, isDragged, edge } = useSortable({ list: 'sections', at, onMove });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(at, to);
  };
  return (
    <li
      ref={item}
      className={joinClasses(
        'relative flex items-center gap-1 px-1.5 py-1',
        isDragged && 'opacity-50',
        edge === 'top' &&
          'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-primary',
        edge === 'bottom' &&
          'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-primary',
      )}
    >
      <IconButton
        ref={handle}
        icon={GripVertical}
        size="sm"
        label={t('resume.entry.move', { entry: name })}
        data-section-handle={section}
        className="cursor-grab active:cursor-grabbing"
        onKeyDown={onKeyDown}
      />
      <span className="min-w-0 grow truncate text-14">{name}</span>
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={t('common.labeled', { label: t('resume.entry.up'), value: name })}
        aria-disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t('common.labeled', { label: t('resume.entry.down'), value: name })}
        aria-disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      />
    </li>
  );
}
