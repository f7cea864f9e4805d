import { useFormat } from './texts.tsx';

const step = 1024;
const kilobytes = { style: 'unit', unit: 'kilobyte' } as const;
const megabytes = { style: 'unit', unit: 'megabyte' } as const;

/** The size of a file: in whole kilobytes, rounded up, below one megabyte, and in megabytes above. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) => {
    const whole = Math.ceil(bytes / step);
    return whole < step
      ? format.number(whole, kilobytes)
      : format.number(bytes / step ** 2, {
          ...megabytes,
          maximumFractionDigits: whole < 10 * step ? 2 : whole < 100 * step ? 1 : 0,
        });
  };
}
