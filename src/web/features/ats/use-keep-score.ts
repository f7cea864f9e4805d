import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedScoreOf, maxScoreNameLength } from '#domain/ats/stored-ats-score.ts';
import { api } from '#web/lib/api.ts';
import { saveBrowserScore } from '#web/lib/browser-score.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent-score.ts';
import type { AtsResult } from './use-ats-check.ts';

/**
 * Stores each score in this browser and in the account; unsent scores follow once the connection is
 * back.
 */
export function useKeepScore(userId: string) {
  const cache = useQueryClient();
  const [isUnsent, setUnsent] = useState(false);

  const refresh = () => invalidate(cache, api.ats, api.readiness);
  const sending = useRef(Promise.resolve());
  /** Sequentially, so that none is sent twice. */
  const send = () => {
    sending.current = sending.current.then(sendUnsent);
    return sending.current;
  };
  const sendUnsent = async () => {
    for (const unsent of readUnsent(userId)) {
      try {
        await api.ats.create.call(unsent);
      } catch (error) {
        // Retrying an invalid score would fail again.
        if (refusalOf(error) !== 'INVALID_INPUT') {
          setUnsent(true);
          return;
        }
      }
      forgetUnsent(userId, unsent);
    }
    setUnsent(false);
    await refresh();
  };
  /** False when the server is too busy to score it; it then accepts this browser's score. */
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
    saveBrowserScore(report.score);
    if (source.origin === 'resume' && (await sendWritten(source.resumeId))) return;
    const name = source.name.trim().slice(0, maxScoreNameLength) || '-';
    const unsent = { ...storedScoreOf(report), name };
    if (keepUnsent(userId, unsent)) await send();
    else await api.ats.create.call(unsent).then(refresh, () => undefined);
  };

  const onSoon = useEffectEvent(() => {
    if (readUnsent(userId).length > 0 && navigator.onLine) void send();
  });
  useEffect(() => {
    const soon = setTimeout(onSoon, 0);
    window.addEventListener('online', onSoon);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('online', onSoon);
    };
  }, []);
  return { keep, isUnsent, refresh };
}
