import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

export type PostingOption = { id: string; title: string; companyName: string; isSaved: boolean };

const typingMs = 150;
const minLength = 2;
const maxLength = 100;
const maxShown = 8;

/**
 * Jobs to pick from: saved ones while the field is empty, else search results with saved ones
 * first.
 */
export function usePostingOptions(typed: string, isOpen: boolean): PostingOption[] {
  const query = useDebounced(typed.trim().slice(0, maxLength), typingMs);
  const isSearching = query.length >= minLength;
  const { data: saved } = useQuery({
    ...api.savedJobs.listSaved.query({ view: 'titles' }),
    enabled: isOpen,
    retry: false,
  });
  const { data: found } = useQuery({
    ...api.search.list.query({ q: query }),
    enabled: isOpen && isSearching,
    retry: false,
    placeholderData: (before) => before,
  });
  if (!isSearching)
    return (saved?.items ?? []).slice(0, maxShown).map((item) => ({ ...item, isSaved: true }));
  return (found?.items ?? [])
    .toSorted((a, b) => Number(b.isSaved) - Number(a.isSaved))
    .slice(0, maxShown);
}
