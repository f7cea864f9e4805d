import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const slowMs = 200;

/** True while a navigation is pending and has taken noticeably long. */
export function useSlowNavigation(): boolean {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const goesElsewhere = state === 'loading' && next.pathname !== pathname;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!goesElsewhere) return;
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [goesElsewhere]);
  return goesElsewhere && isSlow;
}
