import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ResumeLink } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { showFailure } from '#web/lib/show-failure.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

const days = [7, 30, 90];

/** Share links for the resume: create, copy, revoke. */
export default function LinksDialog({
  resumeId,
  onClose,
}: {
  resumeId: string;
  onClose: () => void;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const list = api.resume.listLinks.query({ resumeId });
  const query = useQuery({ ...list, staleTime: 0 });
  const { data } = query;
  const onError = (error: unknown) => showFailure(t, 'resume.failed', error);
  const reload = () => cache.invalidateQueries({ queryKey: list.queryKey });
  const form = useForm({
    initial: { days: '30', password: '' },
    changes: list.queryKey,
    submit: (values, { context }) => {
      const password = values['password']?.trim() ?? '';
      const input = { resumeId, days: Number(values['days']) || null, password };
      return api.resume.createLink.call(input, { context });
    },
    onDone: () => undefined,
    failedTitle: t('resume.failed'),
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => api.resume.removeLink.call({ resumeId, linkId }),
    onSuccess: () => {
      toast({ title: t('resume.link.revoked') });
      return reload();
    },
    onError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('resume.link.title')}
      description={t('resume.link.text')}
    >
      <Form form={form} className="grid gap-4 sm:grid-cols-2">
        <SelectField name="days" label={t('resume.link.days')}>
          {days.map((count) => (
            <option key={count} value={count}>
              {t('resume.link.for-days', { count })}
            </option>
          ))}
          <option value="0">{t('resume.link.forever')}</option>
        </SelectField>
        <TextField
          name="password"
          label={t('common.password')}
          mark={t('common.optional')}
          help={t('resume.link.password-help')}
          autoComplete="off"
          maxLength={resumeLimits.linkPassword}
        />
        <SubmitButton className="justify-self-start" busyText={t('resume.link.making')}>
          {t('resume.link.make')}
        </SubmitButton>
      </Form>
      {data === undefined && (
        <div className="mt-4">
          {query.isError ? <LoadFailure query={query} /> : <SkeletonRows rows={2} />}
        </div>
      )}
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
    const isCopied = await copyText(url, {
      done: { title: t('dashboard.link-copied') },
      failed: { title: t('resume.link.not-copied') },
    });
    if (!isCopied) address.current?.select();
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
