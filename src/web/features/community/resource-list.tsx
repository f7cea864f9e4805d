import { Download, FileText } from 'lucide-react';
import { resourcePath, resources } from '#domain/site/resources.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { buttonClass } from '#web/ui/button-class.ts';

export function ResourceList() {
  const t = useTexts();
  const sizeText = useFileSize();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {resources.map(({ text, file, bytes }) => {
        const name = t(`community.resources.${text}.name`);
        return (
          <li
            key={file}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
          >
            <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="text-ink-subtle" />
            <div>
              <h3 className="text-16 font-semibold">{name}</h3>
              <p className="mt-1 text-14 text-ink-muted">{t(`community.resources.${text}.text`)}</p>
            </div>
            <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
              <a
                href={resourcePath(file)}
                download
                aria-label={t('community.resources.download-named', { name })}
                className={buttonClass('secondary')}
              >
                <span className="inline-flex items-center gap-2">
                  <Download size={16} aria-hidden="true" className="shrink-0" />
                  {t('community.resources.download')}
                </span>
              </a>
              <span className="text-13 text-ink-muted">
                {t('community.resources.size', {
                  kind: t(`community.resources.${text}.kind`),
                  size: sizeText(bytes),
                })}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
