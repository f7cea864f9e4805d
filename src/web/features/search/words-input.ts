import { searchFormId } from './search-ids.ts';

/** Where the words of a search are typed. */
export function wordsInput(): HTMLInputElement | null {
  const form = document.getElementById(searchFormId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem('q') : null;
  return field instanceof HTMLInputElement ? field : null;
}
