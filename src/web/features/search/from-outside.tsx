import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchAddress } from '#domain/search/search-address.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { searchInput } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

/**
 * Asks the sources outside once there are words to ask with. What they add waits for a press, so that nothing moves while it
 * is read; where nothing was found it is shown at once.
 */
export function FromOutside({
  address,
  place: page,
}: {
  address: SearchAddress;
  place: SearchPlace;
}) {
  const { words, place } = address;
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  // Signs alone are no question.
  const isAsked = /[\p{L}\p{N}]/u.test(words);
  const input = { q: words, location: place };
  const asked = `${words}\n${place}`;
  const [shownFor, setShownFor] = useState('');
  const list = api.search.list;
  const { data, isFetching } = useQuery({
    queryKey: [...api.source.refresh.key(), input],
    queryFn: async ({ signal }) => {
      const answer = await api.source.refresh.call(input, { signal });
      const shown = cache.getQueryData(
        list.queryKey({ input: searchInput(address, page, address.pages.first) }),
      );
      if (answer.added === 0 || shown?.total.count !== 0) return answer;
      await cache.invalidateQueries({ queryKey: list.key() });
      return { ...answer, added: 0 };
    },
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
    void cache.invalidateQueries({ queryKey: list.key() });
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
