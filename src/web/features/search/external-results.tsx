import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchUrl } from '#domain/search/search-url.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { resultsId } from './search-ids.ts';
import type { SearchPlace } from './search-place.ts';
import { useExternalResults } from './use-external-results.ts';

type Props = { address: SearchUrl; place: SearchPlace };

/** Beside the result count, on an existing line: the cards below must not move during a click. */
export function NewExternalResults({ address, place }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const { added, isAsking } = useExternalResults(address, place);
  const searchKey = `${address.words}\n${address.place}`;
  const [shownFor, setShownFor] = useState('');
  const show = () => {
    setShownFor(searchKey);
    // The clicked button is gone.
    document.getElementById(resultsId)?.focus();
    void cache.invalidateQueries({ queryKey: api.search.list.key() });
  };
  return (
    <div
      role="status"
      className={joinClasses('min-w-0 text-13 text-ink-muted', isAsking && 'grow basis-0')}
    >
      {isAsking && (
        // On one line with the count, so that nothing moves when the boards have answered.
        <p className="flex items-center gap-2 transition-opacity delay-150 starting:opacity-0">
          <Spinner />
          <span className="truncate max-sm:sr-only">{t('search.sources.asking')}</span>
        </p>
      )}
      {added > 0 && shownFor !== searchKey && (
        <Button size="sm" onClick={show}>
          {t('search.sources.show', { count: added })}
        </Button>
      )}
    </div>
  );
}

/** Below the results, so that they don't move: which sources are missing. */
export function MissingSources({ address, place }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { missing } = useExternalResults(address, place);
  return (
    <p role="status" className="text-center text-13 text-ink-muted">
      {missing.length > 0 && t('search.sources.unavailable', { names: format.list(missing) })}
    </p>
  );
}
