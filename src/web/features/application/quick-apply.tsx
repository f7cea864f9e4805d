import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusAction, useQuickApply } from './use-quick-apply.ts';

type Props = { posting: { id: string; title: string; companyName: string } };

/**
 * Applies with one click, with the account's contact details and the default resume, or else the
 * last one sent; hidden without a resume.
 */
export function QuickApply({ posting }: Props) {
  const t = useTexts();
  const { title, companyName: company } = posting;
  const { data } = useQuery({
    ...api.application.listResumes.query(),
    staleTime: 60_000,
  });
  const own = useQuery({ ...api.resume.list.query(), staleTime: 60_000 });
  const written = own.data?.items.find(({ isDefault }) => isDefault);
  const resume = own.isPending ? undefined : (written ?? data?.items[0]);
  const apply = useQuickApply(posting);
  // A second tap may precede the re-render.
  const isSent = useRef(false);
  const place = useRef<HTMLSpanElement>(null);
  const { id } = posting;
  const isShown = resume !== undefined;
  // What replaces the pressed button takes its focus.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) focusAction(id);
    };
  }, [id, isShown]);
  if (resume === undefined) return null;
  return (
    <span ref={place} className="contents">
      <Button
        icon={Zap}
        className="narrow-card:grow"
        busy={apply.isPending || apply.isSuccess}
        onClick={() => {
          if (isSent.current) return;
          isSent.current = true;
          apply.mutate(
            { id: resume.id, name: resume.name, isWritten: written !== undefined },
            { onError: () => void (isSent.current = false) },
          );
        }}
        aria-label={t('apply.quick.label', { title, company, resume: resume.name })}
        title={t('apply.quick.with', { resume: resume.name })}
      >
        {t('apply.quick.action')}
      </Button>
    </span>
  );
}
