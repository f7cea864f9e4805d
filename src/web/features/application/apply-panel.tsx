import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Me } from '#contract/account.ts';
import type { PostingDetails } from '#contract/posting.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { api } from '#web/lib/api.ts';
import { applyPath, useCountOpened, usePostingSource } from '#web/lib/posting-view.ts';
import { useIsRegistrationOpen } from '#web/lib/sign-up-link.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { ReadContactFields } from './use-prefill.ts';

/** The panel beside a posting: the form, or why it is unavailable and what to do instead. */
export function ApplyPanel({
  posting,
  me,
  idempotencyKey,
  readContact,
}: {
  posting: PostingDetails;
  me: Me | null;
  idempotencyKey: string;
  readContact: ReadContactFields;
}) {
  const t = useTexts();
  const format = useFormat();
  const isOpen = useIsRegistrationOpen();
  const isStudent = me?.kind === 'student';
  const input = { postingId: posting.id };
  const { data: own } = useQuery({ ...api.application.findOwn.query(input), enabled: isStudent });
  const source = usePostingSource();
  useCountOpened(posting.id, source);
  const next = encodeURIComponent(applyPath(posting.id, source));

  if (own?.application) {
    const { appliedAt, status } = own.application;
    const isLeft = status === 'withdrawn' || status === 'declined';
    return (
      <Panel
        title={t('apply.applied.title', { date: format.date(appliedAt) })}
        text={t(isLeft ? 'apply.applied.left' : 'apply.applied.text', {
          status: t(`application.status.${status}`),
        })}
      >
        <ButtonLink to="/student-dashboard" variant="primary">
          {t('apply.applied.action')}
        </ButtonLink>
      </Panel>
    );
  }
  if (!posting.isOpen) {
    return (
      <Panel title={t('apply.closed.title')} text={t('apply.closed.text')}>
        <ButtonLink to="/careers" variant="primary">
          {t('common.see-open-jobs')}
        </ButtonLink>
      </Panel>
    );
  }
  if (me === null) {
    return (
      <Panel title={t('apply.sign-in.title')} text={t('apply.sign-in.text')}>
        <ButtonLink to={`/login?error=sign-in-to-apply&next=${next}`} variant="primary">
          {t('apply.sign-in.action')}
        </ButtonLink>
        {isOpen && (
          <ButtonLink to={`/signup?next=${next}`}>{t('apply.sign-in.sign-up')}</ButtonLink>
        )}
      </Panel>
    );
  }
  if (!isStudent)
    return <Panel title={t('apply.not-student.title')} text={t('apply.not-student.text')} />;
  return (
    <Card padding="lg" title={t('apply.form.title')} description={t('apply.form.purpose')}>
      <ApplicationForm
        key={posting.id}
        id="application-form"
        posting={posting}
        idempotencyKey={idempotencyKey}
        readContact={readContact}
        applicant={{
          fullName: printedName(me),
          email: me.email,
          phone: me.phone ?? '',
        }}
      />
    </Card>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card as="section" padding="lg">
      <h2 className="text-20 font-semibold">{title}</h2>
      <p className="mt-2 text-ink-muted">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </Card>
  );
}
