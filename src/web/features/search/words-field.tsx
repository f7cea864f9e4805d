import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Input } from '#web/ui/input.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useIsServed } from '#web/ui/use-is-served.ts';

const typingMs = 120;
const minLength = 2;
const maxLength = 100;

/**
 * The search words, with suggestions: a combobox following the ARIA Authoring Practices. Typing
 * never waits for suggestions.
 */
export function WordsField({ words, onChosen }: { words: string; onChosen: () => void }) {
  const t = useTexts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Without scripts it is a plain field.
  const isServed = useIsServed();
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), typingMs);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);

  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setAt(-1);
  };
  // Text typed before hydration counts.
  useEffect(() => {
    const field = input.current;
    if (field === null || document.activeElement !== field) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the field's text is unknown before hydration
    if (field.value !== field.defaultValue) type(field.value);
  }, []);
  const { data } = useQuery({
    ...api.search.suggest.query({ q: query.slice(0, maxLength) }),
    enabled: query.length >= minLength,
    retry: false,
    placeholderData: (before) => before,
  });
  const found = query.length >= minLength && typed.trim().length >= minLength ? (data ?? []) : [];
  const isShown = isOpen && found.length > 0;
  const active = isShown ? found[at] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = (text: string) => {
    if (input.current === null) return;
    input.current.value = text;
    setTyped('');
    close();
    onChosen();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) {
        setTyped(event.currentTarget.value);
        setOpen(true);
      } else if (found.length > 0) {
        const end = step > 0 ? 0 : found.length - 1;
        setAt((now) => (now < 0 ? end : (now + step + found.length) % found.length));
      }
    } else if (event.key === 'Home' || event.key === 'End') {
      // Home and End move the cursor in the text.
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
  };

  return (
    <>
      <Input
        ref={input}
        name="q"
        type="search"
        controlSize="lg"
        className="ps-11"
        defaultValue={words}
        placeholder={t('search.words-placeholder')}
        enterKeyHint="search"
        {...(!isServed && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': active && optionId(at),
        })}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isShown && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('search.suggestions.label')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-line bg-raised p-1 text-start shadow-raised"
        >
          {found.map(({ text, kind }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the list's keys
            <div
              key={`${kind} ${text}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Keeps the focus in the field.
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
        {isOpen && query.length >= minLength
          ? t('search.suggestions.count', { count: found.length })
          : ''}
      </span>
    </>
  );
}
