import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { keptScoreOf, longestScoreName } from '#domain/ats/kept-ats-score.ts';
import { api } from '#web/lib/api.ts';
import { keepBrowserScore } from '#web/lib/browser-score.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { keepUnsent, readUnsent, type ToldScore } from './unsent-score.ts';
import type { AtsResult } from './use-ats-check.ts';

/** Keeps each score in this browser and in the account; what can't be sent now goes as soon as there is a connection. */
export function useKeepScore(userId: string) {
  const cache = useQueryClient();
  const [isUnsent, setUnsent] = useState(false);

  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: api.ats.key() }),
      cache.invalidateQueries({ queryKey: api.readiness.key() }),
    ]);
  const send = async (told: ToldScore) => {
    keepUnsent(userId, told);
    try {
      await api.ats.create.call(told);
      keepUnsent(userId, null);
      setUnsent(false);
      await refresh();
    } catch (error) {
      // What is refused once is refused again.
      if (refusalOf(error) === 'INVALID_INPUT') keepUnsent(userId, null);
      else setUnsent(true);
    }
  };
  /** False where the server has no time for it now: then it takes what this browser found. */
  const sendWritten = async (resumeId: string) => {
    try {
      await api.ats.createFromResume.call({ resumeId });
      await refresh();
      return true;
    } catch {
      return false;
    }
  };
  const keep = async ({ source, report }: AtsResult) => {
    keepBrowserScore(report.score);
    if (source.origin === 'resume' && (await sendWritten(source.resumeId))) return;
    const name = source.name.trim().slice(0, longestScoreName) || '-';
    await send({ ...keptScoreOf(report), name });
  };

  const sendKept = useEffectEvent(() => {
    const told = readUnsent(userId);
    if (told !== null && navigator.onLine) void send(told);
  });
  useEffect(() => {
    const soon = setTimeout(sendKept, 0);
    window.addEventListener('online', sendKept);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('online', sendKept);
    };
  }, []);
  return { keep, isUnsent, refresh };
}
