import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#web/lib/api.ts';

type Options = {
  applicationId: string;
  memberIds: string[];
  /** As typed. */
  minutes: string;
  timeZone: string;
  /** How many times are suggested. */
  count: number;
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The times before anything is suggested or typed. */
  initial: string[];
  /** Suggests times without being asked. */
  isSuggesting: boolean;
  /** Called with suggested times that replace those before. */
  onSuggested?: (times: string[]) => void;
};

const suggestAfterMs = 300;

/**
 * Times that everybody has free, suggested again whenever the interviewers, the length or the time
 * zone change, until a time is changed by hand; and how many others were offered each of them.
 */
export function useSuggestedTimes(options: Options) {
  const { count, isOpen, initial, isSuggesting, onSuggested, minutes, ...of } = options;
  const [times, setTimes] = useState(initial);
  const [suggested, setSuggested] = useState(times);
  const lastAsked = useRef(0);
  const interview = { ...of, minutes: Number(minutes) };
  const hasMembers = of.memberIds.length > 0;
  const isValidLength =
    Number.isInteger(interview.minutes) && interview.minutes >= 15 && interview.minutes <= 240;
  const suggestion = useMutation({
    mutationFn: (_asked: { number: number; before: string[] }) =>
      api.interview.suggest.call(interview),
    onSuccess: (found, { number, before }) => {
      if (number !== lastAsked.current) return;
      const next = found.times.slice(0, count).toSorted();
      // What was typed in the meantime stays.
      setTimes((now) => (now === before ? next : now));
      if (times === before && next.length > 0) onSuggested?.(next);
      setSuggested(next);
    },
  });
  const suggest = () => {
    lastAsked.current += 1;
    suggestion.mutate({ number: lastAsked.current, before: times });
  };
  const suggestAgain = useEffectEvent(() => {
    if (isValidLength && times === suggested) suggest();
  });
  const isOn = isOpen && isSuggesting && hasMembers;
  const question = [...of.memberIds, minutes, of.timeZone].join();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => suggestAgain(), suggestAfterMs);
    return () => clearTimeout(timer);
  }, [isOn, question]);
  const chosen = times.filter((time) => time !== '');
  const { data: offers } = useQuery({
    ...api.interview.countOffers.query({ ...interview, times: chosen }),
    enabled: isOpen && hasMembers && isValidLength && chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  /** Null if nobody may know. */
  const othersOf = (time: string) => {
    const found = offers?.times.find((each) => each.time === time);
    return found ? found.others : 0;
  };
  return { times, setTimes, suggest, suggestion, othersOf };
}
