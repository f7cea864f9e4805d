import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const slowMs = 200;

/** True while another page is being loaded and has taken longer than a blink. */
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
