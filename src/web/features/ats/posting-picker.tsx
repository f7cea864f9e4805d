import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { WholeSearchCard } from '#contract/search.ts';
import { maxDescriptionLength } from '#domain/ats/longest-description.ts';
import type { Translate } from '#texts/translate.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type PostingOption, usePostingOptions } from './use-posting-options.ts';

type PostingPickerProps = { description: string; onPick: (description: string) => void };

/**
 * Finds a job on the platform and returns its description: a combobox following the ARIA Authoring
 * Practices.
 */
export default function PostingPicker({ description, onPick }: PostingPickerProps) {
  const t = useTexts();
  const now = useRef(description);
  const picked = useRef('');
  const lastChosen = useRef('');
  useEffect(() => {
    now.current = description;
  }, [description]);
  const cache = useQueryClient();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const options = usePostingOptions(typed, isOpen);
  const isShown = isOpen && options.length > 0;
  const active = isShown ? options[at] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = async ({ id, title, companyName }: PostingOption) => {
    setTyped(`${title}, ${companyName}`);
    close();
    lastChosen.current = id;
    try {
      const posting = await cache.fetchQuery(api.search.load.query({ postingId: id }));
      // Another choice made meanwhile may have loaded faster.
      if (lastChosen.current !== id) return;
      const before = now.current;
      const isOwn = before.trim() !== '' && before !== picked.current;
      picked.current = postingText(posting, t).slice(0, maxDescriptionLength);
      onPick(picked.current);
      if (isOwn)
        toast({
          title: t('ats-score.match.replaced'),
          action: { label: t('ats-score.match.replaced-undo'), onAction: () => onPick(before) },
        });
    } catch {
      if (lastChosen.current === id)
        toast({ title: t('ats-score.match.pick-failed'), tone: 'danger' });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const end = step > 0 ? 0 : options.length - 1;
      if (!isOpen) setOpen(true);
      else if (options.length > 0)
        setAt((now) => (now < 0 ? end : (now + step + options.length) % options.length));
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      void choose(active);
    }
  };
  return (
    <div className="relative">
      <Field label={t('ats-score.match.pick')} help={t('ats-score.match.pick-help')}>
        <Input
          value={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : optionId(at)}
          autoComplete="off"
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
        />
      </Field>
      {isShown && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('ats-score.match.options')}
          className="absolute inset-x-0 top-17 z-20 max-h-80 overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-raised"
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the list's keys
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void choose(option)}
              className={joinClasses(
                'flex touch-height min-h-9 cursor-pointer items-center justify-between gap-3 rounded-small px-3 py-1 text-14 text-ink hover:bg-hover',
                index === at && 'bg-hover',
              )}
            >
              <span className="min-w-0">
                <span className="block truncate">{option.title}</span>
                <span className="block truncate text-12 text-ink-muted">{option.companyName}</span>
              </span>
              {option.isSaved && <Badge>{t('ats-score.match.saved')}</Badge>}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && typed.trim().length > 1
          ? t('ats-score.match.options-count', { count: options.length })
          : ''}
      </span>
    </div>
  );
}

/**
 * A posting as plain text, like a pasted description: title, company, skills, and each line of the
 * text. The company has a line of its own, so that its name is no keyword.
 */
function postingText(posting: WholeSearchCard, t: Translate): string {
  const { title, companyName, skills, description } = posting;
  const skillLine =
    skills.length > 0 ? [t('ats-score.match.asks', { skills: skills.join(', ') })] : [];
  const blocks = description.map(({ kind, lines }) =>
    lines
      .map((line) => line.map(({ text }) => text).join(''))
      .map((line) => (kind === 'list' || kind === 'numbers' ? `- ${line}` : line))
      .join('\n'),
  );
  const employer = t('ats-score.match.employer', { name: companyName });
  return [title, employer, ...skillLine, ...blocks].join('\n\n');
}
