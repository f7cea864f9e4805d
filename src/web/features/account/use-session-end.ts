import { useEffect, useRef, useState } from 'react';
import type { Me } from '#contract/account.ts';
import { dayMs } from '#domain/time.ts';
import { holdReload, onAccountChange, onSignedOut } from '#web/lib/account-signals.ts';

export type SessionState = 'standing' | 'ending' | 'over';

const warnSeconds = 120;
const firstLookMs = 10_000;
const againMs = 20_000;
const maxTimerMs = dayMs;

/**
 * Whether this page's session is about to end or has ended; checking doesn't extend it, `extend`
 * does.
 */
export function useSessionEnd(me: Me) {
  const [state, setState] = useState<SessionState>('standing');
  const lookNow = useRef<() => Promise<void>>(undefined);
  const { userId } = me;

  useEffect(() => {
    let isOver = false;
    let timer = setTimeout(() => void look(), firstLookMs);

    function lookIn(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), Math.min(ms, maxTimerMs));
    }

    async function look(): Promise<void> {
      const left = await secondsLeft();
      if (left === null) return lookIn(againMs);
      // A user signed in again in another tab: only the same user may continue with this page's
      // input.
      if (isOver && left > 0 && (await currentUser()) !== userId) return window.location.reload();
      isOver = left <= 0;
      holdReload(isOver);
      setState(isOver ? 'over' : left <= warnSeconds ? 'ending' : 'standing');
      if (!isOver) lookIn(left <= warnSeconds ? againMs : (left - warnSeconds) * 1_000);
    }

    const checkWhenVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    lookNow.current = look;
    document.addEventListener('visibilitychange', checkWhenVisible);
    const forget = onAccountChange(() => {
      if (isOver) void look();
    });
    const forgetRefused = onSignedOut(() => void look());
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      forget();
      forgetRefused();
      holdReload(false);
    };
  }, [userId]);

  /** False when the server is unreachable. */
  async function extend(): Promise<boolean> {
    try {
      const { ok } = await fetch('/session', { method: 'POST' });
      if (ok) await lookNow.current?.();
      return ok;
    } catch {
      return false;
    }
  }

  return { state, extend };
}

async function secondsLeft(): Promise<number | null> {
  try {
    const answer = await fetch('/session');
    const { secondsLeft: left } = (await answer.json()) as { secondsLeft: number };
    return answer.ok ? left : null;
  } catch {
    return null;
  }
}

async function currentUser(): Promise<string | null> {
  try {
    const answer = await fetch('/api/account/me');
    const { account } = (await answer.json()) as { account: Me | null };
    return account?.userId ?? null;
  } catch {
    return null;
  }
}
