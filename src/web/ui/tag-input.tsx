import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Chip } from './chip.tsx';
import { useFieldControl } from './field-context.ts';
import { Input } from './input.tsx';
import { joinClasses } from './join-classes.ts';

export type TagInputProps = {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  suggest: (typed: string) => string[];
  /** Normalizes a typed tag: another spelling of a known tag becomes that tag. */
  nameOf: (typed: string) => string;
  most: number;
  maxLength: number;
  labels: {
    chosen: string;
    suggestions: string;
    remove: (tag: string) => string;
    add: (tag: string) => string;
    added: (tag: string) => string;
    removed: (tag: string) => string;
    found: (count: number) => string;
  };
};

/**
 * Several tags from a dictionary or custom ones: a combobox with a listbox, following the ARIA
 * Authoring Practices.
 */
export function TagInput({
  tags,
  onChange,
  suggest,
  nameOf,
  most,
  maxLength,
  labels,
}: TagInputProps) {
  const field = useFieldControl({});
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const listId = `${field.id ?? ''}-suggestions`;
  const found = isOpen ? suggest(typed) : [];
  const own = nameOf(typed);
  const isNew = own !== '' && ![...tags, ...found].some((each) => isSame(each, own));
  const choices = isOpen && isNew ? [...found, own] : found;
  const isShown = isOpen && choices.length > 0;
  // Typing highlights the tag itself, or else the first one that continues what is typed.
  const start = typed.trim().toLowerCase();
  const exact = found.findIndex((each) => isSame(each, own));
  const guess =
    exact >= 0 ? exact : found.findIndex((each) => each.toLowerCase().startsWith(start));
  const at = moved ?? guess;
  const active = isShown ? choices[at] : undefined;

  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, at, listId]);

  const close = () => {
    setOpen(false);
    setMoved(null);
  };
  const add = (...newTags: string[]) => {
    const all = [...tags];
    for (const tag of newTags) {
      const name = nameOf(tag).slice(0, maxLength).toWellFormed();
      const isKnown = name === '' || all.some((each) => isSame(each, name));
      if (!isKnown && all.length < most) all.push(name);
    }
    setTyped('');
    close();
    const added = all.slice(tags.length);
    if (added.length === 0) return;
    onChange(all);
    setAnnouncement(added.map(labels.added).join(', '));
  };
  // A pasted list becomes several tags; the input itself would cut it at the maximum length of one.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').split(/[,;\t\r\n]+/u);
    if (pasted.length < 2) return;
    event.preventDefault();
    add(...pasted);
  };
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag));
    setAnnouncement(labels.removed(tag));
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (choices.length > 0)
        setMoved(
          at < 0 && step < 0 ? choices.length - 1 : (at + step + choices.length) % choices.length,
        );
    } else if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' || typed.trim() !== '') event.preventDefault();
      add(event.key === 'Enter' || moved !== null ? (active ?? typed) : typed);
    } else if (event.key === 'Escape' && (isShown || typed !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (isShown) close();
      else setTyped('');
    } else if (event.key === 'Backspace' && typed === '') {
      const last = tags.at(-1);
      if (last !== undefined) remove(last);
    }
  };

  return (
    <div className="flex flex-col gap-2">
      {tags.length > 0 && (
        <ul aria-label={labels.chosen} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip onRemove={() => remove(tag)} removeLabel={labels.remove(tag)}>
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <Input
          ref={input}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${at}`}
          maxLength={maxLength}
          value={typed}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTyped(value);
            setOpen(value.trim() !== '');
            setMoved(null);
            if (value.trim() !== '') setAnnouncement(labels.found(suggest(value).length));
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          // Leaving the field adds the typed text.
          onBlur={() => add(typed)}
        />
        {isShown && (
          <div
            id={listId}
            role="listbox"
            aria-label={labels.suggestions}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-raised"
          >
            {choices.map((choice, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the list's keys
              <div
                key={choice}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(choice)}
                className={joinClasses(
                  'touch-height flex min-h-8 cursor-pointer items-center rounded-small px-2 py-1 text-14 text-ink hover:bg-hover',
                  index === at && 'bg-hover',
                )}
              >
                {isNew && index === choices.length - 1 ? labels.add(choice) : choice}
              </div>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
