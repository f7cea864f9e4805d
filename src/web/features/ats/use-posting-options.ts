import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/lib/api.ts';

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
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim().slice(0, maxLength)), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
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
  const aside = (saved?.items ?? []).map(({ id, title, companyName }) => ({
    id,
    title,
    companyName,
    isSaved: true,
  }));
  if (!isSearching) return aside.slice(0, maxShown);
  const items = (found?.items ?? []).map(({ id, title, companyName, isSaved }) => ({
    id,
    title,
    companyName,
    isSaved,
  }));
  return items.toSorted((a, b) => Number(b.isSaved) - Number(a.isSaved)).slice(0, maxShown);
}
