import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '#contract/account.ts';
import { api } from '#web/lib/api.ts';
import { usePostingSource } from '#web/lib/posting-view.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = { me: Me; posting: { id: string; title: string; companyName: string } };

/**
 * Applies with one click, with the account's name and email address and the default resume, or else
 * the last one sent; hidden without a resume.
 */
export function QuickApply({ me, posting: { id: postingId, title, companyName } }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const source = usePostingSource('search');
  const { data } = useQuery({
    ...api.application.listResumes.queryOptions({ input: {} }),
    staleTime: 60_000,
  });
  const own = useQuery({ ...api.resume.list.queryOptions({ input: {} }), staleTime: 60_000 });
  const written = own.data?.items.find(({ isDefault }) => isDefault);
  const resume = own.isPending ? undefined : (written ?? data?.items[0]);
  const made = useRef<string>(undefined);
  // A second tap may precede the re-render.
  const isSent = useRef(false);
  const apply = useMutation({
    mutationFn: async (resumeId: string) => {
      // A retry after a lost response must send the same file.
      if (written !== undefined)
        made.current ??= (await api.resume.createFile.call({ resumeId })).id;
      const resumeFileId = made.current ?? resumeId;
      const form = { fullName: `${me.firstName} ${me.lastName}`.trim(), email: me.email };
      const input = { postingId, resumeFileId, source, ...form };
      return api.application.submit.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ id }) =>
      toast({
        title: t('apply.quick.success'),
        description: t('apply.quick.sent', { resume: resume?.name ?? '', company: companyName }),
        tone: 'success',
        action: {
          label: t('apply.quick.look'),
          onAction: () => void navigate(`/student-dashboard?application=${id}`),
        },
      }),
    onError: (error) => {
      isSent.current = false;
      toast({ title: t('apply.quick.failed'), description: t(callFailure(error)), tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api.application.key() }),
        cache.invalidateQueries({ queryKey: api.search.key() }),
        cache.invalidateQueries({ queryKey: api.match.key() }),
      ]),
  });
  if (resume === undefined) return null;
  return (
    <Button
      icon={Zap}
      className="@max-sm:grow"
      busy={apply.isPending || apply.isSuccess}
      onClick={() => {
        if (isSent.current) return;
        isSent.current = true;
        apply.mutate(resume.id);
      }}
      aria-label={t('apply.quick.label', { title, company: companyName, resume: resume.name })}
      title={t('apply.quick.with', { resume: resume.name })}
    >
      {t('apply.quick.action')}
    </Button>
  );
}
