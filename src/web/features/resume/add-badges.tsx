import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

/** The student's badges that the certifications don't name yet, each added with its link. */
export function AddBadges({ editor: { edit, written } }: { editor: ResumeEditor }) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useQuery(api.credential.listOwn.query());
  const { certifications } = written.content;
  const missing = (data?.items ?? []).filter(
    ({ url, isHidden, revokedReason }) =>
      !isHidden && revokedReason === null && !certifications.some((line) => line.includes(url)),
  );
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 text-ink-muted">{t('resume.add-badge-help')}</p>
      <ul className="flex flex-wrap gap-2">
        {missing.map(({ id, title, issuer, issuedAt, url }) => (
          <li key={id} className="min-w-0">
            <Button
              size="sm"
              icon={Plus}
              onClick={() =>
                edit(
                  (content) => ({
                    ...content,
                    certifications: [
                      ...content.certifications,
                      `${title}, ${issuer}, ${format.date(issuedAt)}: ${url}`,
                    ],
                  }),
                  'certifications',
                )
              }
            >
              {t('resume.add-badge', { title })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
