import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { changeSearchUrl, typedSearchUrl } from '#domain/search/change-search-url.ts';
import { readSearchUrl, type SearchUrl } from '#domain/search/search-url.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { filtersId, resultsId, searchFormId } from './search-ids.ts';
import { unfilteredValues } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

const restMs = 300;

/**
 * Searches on each change of the form, and updates the form when the URL changes. `ask` searches
 * with the form's current values; `isOffline` is true while a search waits for the connection.
 */
export function useLiveForm(place: SearchPlace, address: SearchUrl, query: URLSearchParams) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  // What was asked last: a search on its way counts, not the one whose results are shown.
  const nextQuery = coming?.pathname === pathname ? new URLSearchParams(coming.search) : query;
  const [isOffline, setOffline] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The field with text that is not submitted yet.
  const typing = useRef<EventTarget | null>(null);

  const ask = () => {
    clearTimeout(rest.current);
    typing.current = null;
    const form = formOf();
    if (form === null) return;
    const to = typedSearchUrl(new FormData(form), unfilteredValues(address, place));
    if (isSame(to, changeSearchUrl(nextQuery, {}))) return;
    // The results and the query stay: the search runs once there is a connection.
    setOffline(!navigator.onLine);
    if (navigator.onLine) void navigate(to, { preventScrollReset: true });
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const before = useRef(query);
  const follow = useEffectEvent(() => {
    const form = formOf();
    const isTyping = (control: Control) =>
      (control === typing.current && control === document.activeElement) ||
      // Words wait for the 'Search' button: a link that doesn't change them keeps what was typed.
      (isTyped(control) && before.current.get(control.name) === query.get(control.name));
    if (form !== null) writeForm(form, query, unfilteredValues(address, place), isTyping);
    before.current = query;
  });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    afterPaint(() => latest.current());
    foldFilters();
  };
  const onChange = ({ target }: FormEvent) => {
    if (!isControl(target) || target.form?.id !== searchFormId) return;
    typing.current = target;
    if (isTyped(target)) return;
    clearTimeout(rest.current);
    // Debounced: a slider moves in small steps, and a number has several digits.
    rest.current = setTimeout(
      () => latest.current(),
      ['range', 'number'].includes(target.type) ? restMs : 0,
    );
  };
  useEffect(() => {
    const askNow = () => latest.current();
    window.addEventListener('online', askNow);
    return () => {
      window.removeEventListener('online', askNow);
      clearTimeout(rest.current);
    };
  }, []);

  // Values chosen before hydration count; later the form follows the URL.
  const isFirst = useRef(true);
  useEffect(() => {
    const form = formOf();
    if (form === null) return;
    if (isFirst.current && hasEarlyChoice(form)) latest.current();
    else if (!isFirst.current) follow();
    isFirst.current = false;
  }, [query]);

  return { ask, isOffline, onSubmit, onChange };
}

type Control = HTMLInputElement | HTMLSelectElement;

const formOf = () => document.getElementById(searchFormId) as HTMLFormElement | null;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
/** Words and location are applied by the 'Search' button. */
const isTyped = (control: Control) => control.name === 'q' || control.name === 'location';
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && type !== 'hidden');

function hasEarlyChoice(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => {
    if (isTyped(control)) return false;
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  });
}

function writeForm(
  form: HTMLFormElement,
  query: URLSearchParams,
  plain: Record<string, string>,
  isTyping: (control: Control) => boolean,
) {
  const { workplaces } = readSearchUrl(query, 'usd');
  for (const control of controlsOf(form)) {
    const { name, type } = control;
    if (control instanceof HTMLInputElement && type === 'checkbox')
      control.checked =
        query.getAll(name).includes(control.value) ||
        // Old addresses say 'remote' in their own way.
        (name === 'workplace' && workplaces.some((each) => each === control.value));
    // React controls the sliders.
    else if (type !== 'range' && !isTyping(control))
      control.value = query.get(name) ?? plain[name] ?? '';
  }
}

function isSame(one: string, other: string): boolean {
  const inOrder = (address: string) => {
    const query = new URLSearchParams(address);
    query.sort();
    return query.toString();
  };
  return inOrder(one) === inOrder(other);
}

/** On a phone the filters come before the results. */
function foldFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>(`#${filtersId} > details`);
  if (!filters?.open) return;
  filters.open = false;
  const results = document.getElementById(resultsId);
  results?.focus({ preventScroll: true });
  results?.scrollIntoView({ block: 'start' });
}
