import { Search, SlidersHorizontal } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Select, type SelectProps } from '#web/ui/select.tsx';
import { filterLink } from './page-links.ts';
import { useTexts } from './texts.tsx';

export type ListFiltersProps = {
  search: {
    value: string;
    label: string;
    placeholder: string;
    /** Applies while the user types. */
    isLive?: boolean;
  };
  /** Target of the 'clear' link; omitted when no filter is set. */
  clear?: { to: string; text: string } | false;
  /** How many filters besides the search are set; on a phone they are folded behind a button. */
  folded?: number;
  children: ReactNode;
};

/** How long typing pauses before a live search applies. */
const typingMs = 350;

/** Search and filters above a list; the URL holds them, with and without scripts. */
export function ListFilters({ search, clear, folded, children }: ListFiltersProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // Objects, so that the same text counts again after the filters were cleared.
  const [typed, setTyped] = useState<{ text: string } | null>(null);
  const shown = useRef(search.value);
  useEffect(() => {
    const input = field.current;
    // What was typed before hydration stays: only another search replaces it.
    if (!search.isLive || input === null || shown.current === search.value) return;
    shown.current = search.value;
    if (input !== document.activeElement) input.value = search.value;
  }, [search.isLive, search.value]);
  const { pathname, search: rendered } = useLocation();
  const { location: next } = useNavigation();
  const latest = useLatestParams();
  const apply = useEffectEvent((query: string) => {
    // A link that was followed right after typing is not called back.
    const isLeaving = next !== undefined && next.pathname !== pathname;
    if (isLeaving || query === search.value) return;
    void navigate(filterLink(latest(), { search: query }), {
      replace: true,
      preventScrollReset: true,
    });
  });
  const [due, setDue] = useState<typeof typed>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      // The router announces a navigation in a transition: in one of our own we see it, too.
      startTransition(() => setDue(typed));
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Offline the text stays until the user presses 'Search': navigating would lose the page.
    if (due !== null && navigator.onLine) apply(due.text.trim());
  }, [due]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTyped(null);
    const before = new URLSearchParams(rendered);
    const entered = [...new FormData(event.currentTarget)]
      .map(([name, value]) => [name, String(value).trim()] as const)
      // A filter that was just chosen still shows what it was; the latest address holds the choice.
      .filter(([name, value]) => name === 'search' || value !== (before.get(name) ?? ''));
    void navigate(filterLink(latest(), Object.fromEntries(entered)));
  };
  // On a phone, one line: what is typed applies by itself, and Enter does the same.
  const isShort = search.isLive && folded !== undefined;
  return (
    <form role="search" onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <Field
        label={search.label}
        className={joinClasses('min-w-48 grow', isShort ? 'basis-48 sm:basis-56' : 'basis-56')}
      >
        <Input
          key={search.isLive ? 'live' : search.value}
          ref={field}
          onChange={search.isLive ? (event) => setTyped({ text: event.target.value }) : undefined}
          name="search"
          type="search"
          icon={Search}
          defaultValue={search.value}
          maxLength={100}
          placeholder={search.placeholder}
        />
      </Field>
      {folded === undefined ? children : <Folded count={folded}>{children}</Folded>}
      <Button type="submit" className={isShort ? 'max-sm:hidden noscript:inline-flex' : undefined}>
        {t('common.search')}
      </Button>
      {clear && (
        <ButtonLink to={clear.to} variant="ghost">
          {clear.text}
        </ButtonLink>
      )}
    </form>
  );
}

function Folded({ count, children }: { count: number; children: ReactNode }) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="sm:hidden noscript:hidden"
      >
        {t('common.filters', { count })}
      </Button>
      <div id={id} className={isOpen ? 'contents' : 'hidden sm:contents noscript:contents'}>
        {children}
      </div>
    </>
  );
}

export type FilterSelectProps = {
  /** The name of the query parameter. */
  name: string;
  label: string;
  value: string | undefined;
  /** The first option, which means no filter. */
  all: string;
  options: NonNullable<SelectProps['options']>;
  help?: string | undefined;
  /** An older parameter for the same filter, removed on change. */
  replaces?: string;
  className?: string;
};

/** The filters in the address or on their way there, which may not be rendered yet. */
function useLatestParams(): () => URLSearchParams {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return () =>
    new URLSearchParams(next?.pathname === pathname ? next.search : window.location.search);
}

/** One filter of a list, applied immediately on change. */
export function FilterSelect({
  name,
  label,
  value = '',
  all,
  options,
  help,
  replaces,
  className = 'w-full sm:w-48',
}: FilterSelectProps) {
  const navigate = useNavigate();
  const latest = useLatestParams();
  return (
    <Field label={label} help={help} className={className}>
      <Select
        name={name}
        value={value}
        onChange={(event) =>
          void navigate(
            filterLink(latest(), {
              [name]: event.target.value,
              ...(replaces !== undefined && { [replaces]: '' }),
            }),
          )
        }
        placeholder={all}
        options={options}
      />
    </Field>
  );
}
