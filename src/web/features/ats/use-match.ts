import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { JobMatch } from '#domain/ats/job-match.ts';
import { api } from '#web/lib/api.ts';
import { useAtsReader } from './ats-reader.ts';
import type { AtsCheck } from './use-ats-check.ts';

type Matching = { isBusy: boolean; hasFailed: boolean; match: JobMatch | null };
const none: Matching = { isBusy: false, hasFailed: false, match: null };

/** The match of the chosen resume with a description; changing either clears it. */
export function useMatch(check: AtsCheck) {
  const cache = useQueryClient();
  const { match } = useAtsReader();
  const [description, setText] = useState('');
  const [matching, setMatching] = useState(none);
  const running = useRef<AbortController>(null);
  /** The resume was changed since it was read. */
  const isOld = useRef(false);
  const { source } = check;

  const clear = () => {
    running.current?.abort();
    setMatching(none);
  };
  useEffect(() => clear, [source]);
  const setDescription = (text: string) => {
    setText(text);
    clear();
  };
  const calculate = async () => {
    clear();
    const own = new AbortController();
    running.current = own;
    setMatching({ ...none, isBusy: true });
    try {
      const result = (!isOld.current && check.result) || (await check.analyze());
      isOld.current = false;
      if (result === null || own.signal.aborted) {
        if (!own.signal.aborted) setMatching(none);
        return;
      }
      const known = await cache
        .ensureQueryData(api.profile.load.query())
        .then(({ skills }) => skills)
        .catch(() => []);
      const { lines, resume } = result.counted;
      const today = new Date().toISOString().slice(0, 10);
      const input = { description, reading: { lines, resume }, profileSkills: known, today };
      const found = await match(input, own.signal);
      if (!own.signal.aborted) startTransition(() => setMatching({ ...none, match: found }));
    } catch {
      if (!own.signal.aborted) setMatching({ ...none, hasFailed: true });
    }
  };
  const onResumeChanged = () => void (isOld.current = true);
  return { ...matching, description, setDescription, calculate, onResumeChanged };
}

export type Match = ReturnType<typeof useMatch>;
