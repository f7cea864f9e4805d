import { useMemo } from 'react';
import { findTimeZones } from '#domain/setting/time-zone.ts';
import { useLocale } from './texts.tsx';

/** Every time zone under its current name, for a select; the reader's own, UTC and `also` come first. */
export function useTimeZoneOptions(also?: string) {
  const { timeZone: own } = useLocale();
  return useMemo(() => {
    const first = also === undefined ? [own, 'UTC'] : [also, own, 'UTC'];
    const all = findTimeZones(Intl.supportedValuesOf('timeZone'), '', Infinity);
    return [...new Set([...first, ...all])].map((value) => ({
      value,
      label: value.replaceAll('_', ' '),
    }));
  }, [own, also]);
}
