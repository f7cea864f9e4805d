import { useFormat, useTexts } from '#web/lib/texts.tsx';

const bytesInMegabyte = 1_048_576;

export function useMegabytes() {
  const t = useTexts();
  const format = useFormat();
  return (bytes: number) =>
    t('admin-backup.backups.megabytes', {
      count: format.number(bytes / bytesInMegabyte, { maximumFractionDigits: 1 }),
    });
}
