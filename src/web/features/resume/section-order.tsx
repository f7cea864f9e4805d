import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moveEntry } from '#domain/resume/move-entry.ts';
import { orderSections } from '#domain/resume/order-sections.ts';
import { resumeSections } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useListDrag } from './use-list-drag.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

/** The sections from top to bottom, moved by drag, by key and by button. */
export function SectionOrder({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
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
    setSaid(t('resume.entry.moved', { entry: nameOf(name), place: to + 1, count: order.length }));
  };
  useEffect(() => {
    const name = focusNext.current;
    focusNext.current = null;
    const isInside = list.current?.contains(document.activeElement);
    if (name !== null && !isInside)
      list.current?.querySelector<HTMLElement>(`[data-section-handle="${name}"]`)?.focus();
  }, [order]);
  const { drag, onPointerDown } = useListDrag(move);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: order.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  };
  return (
    <>
      <ol
        ref={list}
        data-drag-list=""
        className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface"
      >
        {order.map((name, at) => (
          <li
            key={name}
            data-drag-item=""
            className={joinClasses(
              'relative flex items-center gap-1 px-1.5 py-1',
              drag?.from === at && 'opacity-50',
              drag?.to === at &&
                'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-primary',
              drag?.to === order.length &&
                at === order.length - 1 &&
                'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-primary',
            )}
          >
            <IconButton
              icon={GripVertical}
              size="sm"
              label={t('resume.entry.move', { entry: nameOf(name) })}
              data-section-handle={name}
              className="cursor-grab touch-none active:cursor-grabbing"
              onKeyDown={(event) => onKeyDown(event, at)}
              onPointerDown={(event) => onPointerDown(event, at)}
            />
            <span className="min-w-0 grow truncate text-14">{nameOf(name)}</span>
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={`${t('resume.entry.up')}: ${nameOf(name)}`}
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={`${t('resume.entry.down')}: ${nameOf(name)}`}
              aria-disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
