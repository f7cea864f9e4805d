import { findCuts } from '#domain/resume/find-cuts.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useFieldName } from './use-field-name.ts';

/** Texts and lists that the preview shortens, because they exceed the limits for saving. */
export default function PreviewCuts({ content }: { content: Resume }) {
  const t = useTexts();
  const nameOf = useFieldName();
  return (
    <Callout tone="warning" live title={t('resume.preview.cut')}>
      <ul className="list-disc ps-5">
        {findCuts(content).map(({ path, over, kind }) => (
          <li key={path}>
            {t(`resume.preview.cut-${kind}`, {
              field: [nameOf(path.split('.')), entryAt(content, path)].filter(Boolean).join(' · '),
              over,
            })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

const short = 60;

/** The label of the entry that contains a text; '' outside entries. */
function entryAt(content: Resume, path: string): string {
  const [section = '', at = ''] = path.split('.');
  const list = content[section as keyof Resume];
  const entry: unknown = Array.isArray(list) ? list[Number(at)] : undefined;
  if (typeof entry !== 'object' || entry === null) return '';
  const { position, company, institution, name, title } = entry as Record<string, string>;
  return (position || company || institution || name || title || '').slice(0, short);
}
