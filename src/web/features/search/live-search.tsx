import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FromOutside, SourcesAway } from './from-outside.tsx';
import type { LiveSearchProps } from './live-search-props.ts';
import { loadOpenedPosting } from './load-opened-posting.ts';
import { useLiveForm } from './use-live-form.ts';
import { useLiveLinks } from './use-live-links.ts';
import { wordsInput } from './words-input.ts';

type Part = { default: ComponentType<Omit<LiveSearchProps, 'address'>> };
const OpenedPosting = lazy(() =>
  loadOpenedPosting().then(
    (part): Part => ({ default: part.OpenedPosting }),
    (): Part => ({ default: () => null }),
  ),
);

// Most visitors of the page never type.
const Suggestions = lazy(() =>
  import('./suggestions.tsx').then(
    (part): { default: ComponentType<{ onChosen: () => void }> } => ({ default: part.Suggestions }),
    () => ({ default: () => null }),
  ),
);

/** Whether somebody went to the words, which may have been before this listens. The field is a combobox before its list is there. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const input = wordsInput();
    if (input === null) return undefined;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    const begin = () => setTyping(true);
    if (document.activeElement === input) begin();
    input.addEventListener('focus', begin, { once: true });
    input.addEventListener('pointerenter', begin, { once: true });
    return () => {
      input.removeEventListener('focus', begin);
      input.removeEventListener('pointerenter', begin);
    };
  }, []);
  return isTyping;
}

/** All that needs scripts: filters that apply at once, suggestions, postings that open above the results. */
function LiveSearch({ place, address, query, usdRate }: LiveSearchProps) {
  const t = useTexts();
  const { ask, isOffline } = useLiveForm(place, address, query);
  useLiveLinks(query);
  const isOpen = useSearchParams()[0].has('job');
  const isTyping = useIsTyping();
  // Once there it stays: it closes by itself, and gives the focus back.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && isOpen) setNeeded(true);
  return (
    <>
      {isOffline && (
        <Callout tone="danger" live>
          {t('site.offline')}
        </Callout>
      )}
      {isTyping && (
        <Suspense>
          <Suggestions onChosen={ask} />
        </Suspense>
      )}
      {isNeeded && (
        <Suspense>
          <OpenedPosting place={place} query={query} usdRate={usdRate} />
        </Suspense>
      )}
    </>
  );
}

/** One file: each of them is asked for with the others. */
export const liveParts = { LiveSearch, FromOutside, SourcesAway };
