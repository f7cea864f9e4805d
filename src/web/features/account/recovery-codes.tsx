import { Download } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';

/** Recovery codes, shown only once, to write down, print or download. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div>
      <ul
        aria-label={t('security.codes.list')}
        className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-background p-4 font-mono text-13 text-ink select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-2 text-14">
        <a
          href={file}
          download="firstrung-recovery-codes.txt"
          className="inline-flex items-center gap-2"
        >
          <Download size={16} aria-hidden="true" />
          {t('security.codes.download')}
        </a>
      </p>
    </div>
  );
}
