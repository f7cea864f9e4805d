import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '#contract/account.ts';
import { maxQueryLength } from '#domain/palette/palette.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import {
  actionsFor,
  foundEntry,
  type PaletteAction,
  type PaletteEntry,
  type PalettePage,
  pagesFor,
  recentEntry,
} from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';
import { addRecent, readRecent } from './recent-places.ts';

const waitMs = 120;

/** The input and its matches: a combobox whose list is always open. */
export function PaletteBox({
  me,
  pages,
  actions,
  onClose,
}: {
  me: Me;
  pages: readonly PalettePage[];
  actions: readonly PaletteAction[];
  onClose: () => void;
}) {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  // Enter was pressed before the results arrived.
  const [isWaiting, setWaiting] = useState(false);
  const [recent] = useState(() => readRecent(me.userId));
  const query = useDebounced(typed.trim(), waitMs);
  const found = useQuery({
    ...api.palette.list.query({ q: query }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const isBlank = typed.trim() === '';
  const things = isBlank || query === '' ? [] : (found.data?.items ?? []);
  const entries: PaletteEntry[] = [
    ...(isBlank ? recent.map(recentEntry) : []),
    ...pagesFor(typed, pages),
    ...actionsFor(typed, actions),
    ...things.map((thing) => foundEntry(thing, me)),
  ];
  const at = Math.min(active, Math.max(0, entries.length - 1));
  const isLooking = !isBlank && (query !== typed.trim() || found.isFetching);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  /** The input takes over from the script that kept what was typed before it was there. */
  function takeTypedAhead(): void {
    const ahead = window.typedAhead;
    window.typedAhead = undefined;
    if (ahead) setTyped(ahead.slice(0, maxQueryLength));
  }

  function go(entry: PaletteEntry | undefined): void {
    if (entry === undefined) return setWaiting(isLooking);
    const { group } = entry;
    // Results for the previous text are not what the user means.
    if (isLooking && !['recent', 'pages', 'actions'].includes(group)) return setWaiting(true);
    leave(entry);
  }

  function leave(entry: PaletteEntry): void {
    onClose();
    if ('run' in entry) return entry.run();
    const { name, detail, to } = entry;
    addRecent(me.userId, { name, detail, to });
    void navigate(to);
  }

  const leaveAtLast = useEffectEvent(() => {
    const entry = entries[at];
    if (entry !== undefined) leave(entry);
  });
  useEffect(() => {
    if (isWaiting && !isLooking) leaveAtLast();
  }, [isWaiting, isLooking]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const last = entries.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 5),
      PageUp: Math.max(0, at - 5),
    };
    const next = moves[event.key];
    if (next !== undefined) setActive(Math.max(0, next));
    else if (event.key === 'Enter') go(entries[at]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex max-h-[min(34rem,76dvh)] flex-col">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={20} aria-hidden="true" className="shrink-0 text-ink-subtle" />
        <input
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={t(`palette.placeholder.${me.kind}`)}
          value={typed}
          onFocus={takeTypedAhead}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setWaiting(false);
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 grow bg-transparent py-4 text-16 text-ink outline-none placeholder:text-ink-subtle"
        />
        {isLooking && <Spinner />}
        <IconButton
          icon={X}
          label={t('common.close')}
          onClick={onClose}
          className="-me-2 hidden shrink-0 pointer-coarse:inline-flex"
        />
      </div>
      <PaletteList id={id} ref={list} entries={entries} active={at} onPoint={setActive} onGo={go} />
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'px-4 py-8 text-center'}>
        {found.isError && !isBlank
          ? t('palette.failed')
          : isLooking
            ? t('palette.looking')
            : entries.length > 0
              ? t('palette.count', { count: entries.length })
              : t('palette.nothing', { typed: typed.trim() })}
      </p>
    </div>
  );
}
