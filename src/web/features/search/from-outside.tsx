import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchAddress } from '#domain/search/search-address.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Asks the sources outside once there are words to ask with. What they add waits for a press: nothing moves while it is read. */
export function FromOutside({ address: { words, place } }: { address: SearchAddress }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  // Signs alone are no question.
  const isAsked = /[\p{L}\p{N}]/u.test(words);
  const input = { q: words, location: place };
  const asked = `${words}\n${place}`;
  const [shownFor, setShownFor] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: [...api.source.refresh.key(), input],
    queryFn: ({ signal }) => api.source.refresh.call(input, { signal }),
    enabled: isAsked,
    retry: false,
  });
  if (!isAsked) return null;
  const away = (data?.sources ?? []).filter(({ state }) =>
    ['unavailable', 'rests'].includes(state),
  );
  const added = shownFor === asked ? 0 : (data?.added ?? 0);
  const show = () => {
    setShownFor(asked);
    void cache.invalidateQueries({ queryKey: api.search.list.key() });
  };
  return (
    <div role="status" className="text-13 text-ink-muted empty:hidden">
      {isFetching && (
        <p className="flex items-center gap-2 transition-opacity delay-150 starting:opacity-0">
          <Spinner />
          {t('search.sources.asking')}
        </p>
      )}
      {added > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink">
          {t('search.sources.found', { count: added })}
          <Button size="sm" onClick={show}>
            {t('search.sources.show')}
          </Button>
        </p>
      )}
      {away.length > 0 && (
        <p className="mt-1">
          {t('search.sources.unavailable', { names: format.list(away.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  );
}
