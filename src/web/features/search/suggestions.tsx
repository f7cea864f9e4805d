import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { wordsInput } from './words-input.ts';

const typingMs = 120;
const fewest = 2;
const longest = 100;

/** What may be meant by the words that are being typed: a combobox as ARIA's practices describe it. Typing never waits for it. */
export function Suggestions({ onChosen }: { onChosen: () => void }) {
  const t = useTexts();
  const listId = useId();
  const [input] = useState(wordsInput);
  // What was typed while this was on its way counts.
  const [typed, setTyped] = useState(() => typedEarly(input));
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(typed !== '');
  const [at, setAt] = useState(-1);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...api.search.suggest.queryOptions({ input: { q: asked.slice(0, longest) } }),
    enabled: asked.length >= fewest,
    retry: false,
    placeholderData: (before) => before,
  });
  const found = asked.length >= fewest && typed.trim().length >= fewest ? (data ?? []) : [];
  const isShown = isOpen && found.length > 0;
  const active = isShown ? found[at] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = (text: string) => {
    const field = wordsInput();
    if (field === null) return;
    field.value = text;
    setTyped('');
    close();
    onChosen();
  };

  const onInput = useEffectEvent(() => {
    setTyped(input?.value ?? '');
    setOpen(true);
    setAt(-1);
  });
  // Letters may fall between the first drawing and the listeners.
  const catchUp = useEffectEvent(() => {
    if (typed !== typedEarly(input)) onInput();
  });
  const onBlur = useEffectEvent(close);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) {
        setTyped(input?.value ?? '');
        setOpen(true);
      } else if (found.length > 0) {
        const end = step > 0 ? 0 : found.length - 1;
        setAt((now) => (now < 0 ? end : (now + step + found.length) % found.length));
      }
    } else if (event.key === 'Home' || event.key === 'End') {
      // The cursor is back in the words, and moves there.
      setAt(-1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      if (active !== undefined) {
        event.preventDefault();
        choose(active.text);
      } else close();
    }
  });

  useEffect(() => {
    if (input === null) return undefined;
    const listeners = { input: onInput, blur: onBlur, keydown: onKeyDown } as const;
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) input.addEventListener(name, listener);
    // oxlint-disable-next-line react/set-state-in-effect -- what the field holds is no state of ours until it is listened to
    catchUp();
    return () => {
      for (const [name, listener] of entries) input.removeEventListener(name, listener);
    };
  }, [input]);

  const activeId = active === undefined ? null : optionId(at);
  useEffect(() => {
    if (input === null) return;
    input.setAttribute('aria-expanded', String(isShown));
    setOrRemove(input, 'aria-controls', isShown ? listId : null);
    setOrRemove(input, 'aria-activedescendant', activeId);
  }, [input, isShown, listId, activeId]);

  const holder = input?.parentElement ?? null;
  if (holder === null) return null;
  return createPortal(
    <>
      {isShown && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('search.suggestions.label')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-raised p-1 text-start shadow-raised"
        >
          {found.map(({ text, kind }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the list are those of the field
            <div
              key={`${kind} ${text}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(text)}
              className={joinClasses(
                'flex touch-height min-h-9 cursor-pointer items-center justify-between gap-3 rounded-small px-3 py-1 text-14 text-ink hover:bg-hover',
                index === at && 'bg-hover',
              )}
            >
              <span className="min-w-0 truncate">{text}</span>
              <span className="shrink-0 text-12 text-ink-muted">
                {t(`search.suggestions.${kind}`)}
              </span>
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && asked.length >= fewest
          ? t('search.suggestions.count', { count: found.length })
          : ''}
      </span>
    </>,
    holder,
  );
}

function typedEarly(input: HTMLInputElement | null): string {
  const isTyped = document.activeElement === input && input?.value !== input?.defaultValue;
  return isTyped ? (input?.value ?? '') : '';
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
