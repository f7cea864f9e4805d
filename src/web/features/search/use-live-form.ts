import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeAddress, typedAddress } from '#domain/search/change-address.ts';
import type { SearchAddress } from '#domain/search/search-address.ts';
import { filtersId, resultsId, searchFormId } from './search-ids.ts';
import { unsaid } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

const restMs = 300;

/** Lets each choice of the form search at once, and lets the form follow the address. Returns what a press on 'Search' does, and whether one waits for the connection. */
export function useLiveForm(
  place: SearchPlace,
  address: SearchAddress,
  query: URLSearchParams,
): { ask: () => void; isOffline: boolean } {
  const navigate = useNavigate();
  const [isOffline, setOffline] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What somebody is typing and has not asked for yet.
  const typing = useRef<EventTarget | null>(null);

  const ask = () => {
    clearTimeout(rest.current);
    typing.current = null;
    const form = formOf();
    if (form === null) return;
    const to = typedAddress(new FormData(form), unsaid(address, place));
    if (isSame(to, changeAddress(query, {}))) return;
    // The results stay, and so does what was asked: it is found once there is a connection.
    setOffline(!navigator.onLine);
    if (navigator.onLine) void navigate(to, { preventScrollReset: true });
  };
  const askNow = useEffectEvent(ask);
  const follow = useEffectEvent(() => {
    const form = formOf();
    if (form !== null) writeForm(form, query, unsaid(address, place), typing.current);
  });

  useEffect(() => {
    const form = formOf();
    if (form === null) return undefined;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      askNow();
      foldFilters();
    };
    const change = ({ target }: Event) => {
      if (!isControl(target) || target.form !== form || isTyped(target)) return;
      clearTimeout(rest.current);
      // A slider moves in many small steps, each of which is a choice.
      rest.current = setTimeout(askNow, target.type === 'range' ? restMs : 0);
    };
    const input = ({ target }: Event) => {
      if (isControl(target) && target.form === form) typing.current = target;
    };
    form.addEventListener('submit', submit);
    document.addEventListener('input', input);
    document.addEventListener('change', change);
    window.addEventListener('online', askNow);
    return () => {
      window.removeEventListener('online', askNow);
      clearTimeout(rest.current);
      form.removeEventListener('submit', submit);
      document.removeEventListener('input', input);
      document.removeEventListener('change', change);
    };
  }, []);

  // What was chosen before the page listened counts as chosen now; later the form follows the address.
  const isFirst = useRef(true);
  useEffect(() => {
    const form = formOf();
    if (form === null) return;
    if (isFirst.current && hasEarlyChoice(form)) askNow();
    else if (!isFirst.current) follow();
    isFirst.current = false;
  }, [query]);

  return { ask, isOffline };
}

type Control = HTMLInputElement | HTMLSelectElement;

const formOf = () => document.getElementById(searchFormId) as HTMLFormElement | null;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
/** Words and place wait for the press on 'Search'. */
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
  typing: EventTarget | null,
) {
  for (const control of controlsOf(form)) {
    const { name, type } = control;
    if (control instanceof HTMLInputElement && type === 'checkbox')
      control.checked = query.getAll(name).includes(control.value);
    // Sliders are React's; somebody who is typing is not written over.
    else if (type !== 'range' && (control !== typing || control !== document.activeElement))
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

/** On a phone the filters stand before the results. */
function foldFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>(`#${filtersId} > details`);
  if (!filters?.open) return;
  filters.open = false;
  const results = document.getElementById(resultsId);
  results?.focus({ preventScroll: true });
  results?.scrollIntoView({ block: 'start' });
}
