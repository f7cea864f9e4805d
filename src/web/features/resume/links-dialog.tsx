import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { ResumeLink } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

const days = [7, 30, 90];

/** Links that show the resume to whoever has one: made, copied, taken back. */
export default function LinksDialog({
  resumeId,
  onClose,
}: {
  resumeId: string;
  onClose: () => void;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const list = api.resume.listLinks.queryOptions({ input: { resumeId } });
  const { data } = useQuery({ ...list, staleTime: 0 });
  const onError = (error: unknown) =>
    void toast({ title: t('resume.failed'), description: t(callFailure(error)), tone: 'danger' });
  const reload = () => cache.invalidateQueries({ queryKey: list.queryKey });
  const make = useMutation({
    mutationFn: (input: { days: number | null; password: string }) =>
      api.resume.createLink.call({ resumeId, ...input }),
    onSuccess: reload,
    onError,
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => api.resume.removeLink.call({ resumeId, linkId }),
    onSuccess: () => {
      toast({ title: t('resume.link.revoked') });
      return reload();
    },
    onError,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (make.isPending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const chosen = Number(fields.get('days'));
    const password = String(fields.get('password') ?? '').trim();
    make.mutate({ days: chosen || null, password }, { onSuccess: () => form.reset() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('resume.link.title')}
      description={t('resume.link.text')}
      closeLabel={t('common.close')}
    >
      <form onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('resume.link.days')}>
          <Select name="days" defaultValue="30">
            {days.map((count) => (
              <option key={count} value={count}>
                {t('resume.link.for-days', { count })}
              </option>
            ))}
            <option value="0">{t('resume.link.forever')}</option>
          </Select>
        </Field>
        <Field
          label={t('resume.link.password')}
          mark={t('resume.link.optional')}
          help={t('resume.link.password-help')}
        >
          <Input name="password" autoComplete="off" maxLength={resumeLimits.linkPassword} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={make.isPending}
          busyText={t('resume.link.making')}
        >
          {t('resume.link.make')}
        </Button>
      </form>
      {data === undefined && <SkeletonRows rows={2} className="mt-4" />}
      {data?.items.length === 0 && (
        <p className="mt-6 text-14 text-ink-muted">{t('resume.link.none')}</p>
      )}
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {data?.items.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => revoke.mutate(link.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

function LinkRow({ link, onRevoke }: { link: ResumeLink; onRevoke: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const address = useRef<HTMLInputElement>(null);
  const url = window.location.origin + link.path;
  const { expiresAt } = link;
  const when = expiresAt && format.date(expiresAt);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('resume.link.copied'), tone: 'success' });
    } catch {
      address.current?.select();
      toast({ title: t('resume.link.not-copied'), tone: 'danger' });
    }
  };
  const facts = [
    t('resume.link.views', { count: link.views }),
    when && t(link.isOver ? 'resume.link.over' : 'resume.link.until', { when }),
    link.hasPassword && t('resume.link.locked'),
  ];
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap gap-2">
        <Input
          ref={address}
          readOnly
          value={url}
          aria-label={t('resume.link.address')}
          className="grow basis-60"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()} disabled={link.isOver}>
          {t('resume.link.copy')}
        </Button>
        <Button variant="ghost" onClick={onRevoke}>
          {t('resume.link.revoke')}
        </Button>
      </div>
      <p className="text-13 text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
