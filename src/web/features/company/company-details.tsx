import { KeyRound } from 'lucide-react';
import type { CompanyRow } from '#contract/company.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog, type DialogState } from '#web/ui/dialog.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { industryName } from './industry-name.ts';
import { useCompanyMoves } from './use-company-moves.tsx';

export default function CompanyDetails({
  company,
  onAddLogin,
  ...dialog
}: {
  company: CompanyRow | null;
  onAddLogin: () => void;
} & DialogState) {
  const t = useTexts();
  const format = useFormat();
  const none = t('dashboard.not-specified');
  const { website, contactEmail: email, contactPhone: phone } = company ?? {};
  return (
    <Dialog
      {...dialog}
      isRead
      title={t('admin-companies.details.title')}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('common.close')}</Button>
          {company && (
            <ButtonLink to={`/admin-dashboard/companies/${company.id}`}>
              {t('admin-companies.edit.action')}
            </ButtonLink>
          )}
          {company && <Moves key={company.id} company={company} onMoved={dialog.onClose} />}
        </>
      }
    >
      {company && (
        <div className="flex flex-col gap-5">
          <div>
            <CompanyBadge status={company.status} />
          </div>
          {!company.hasLogin && (
            <Callout
              tone="warning"
              action={
                company.status === 'approved' && (
                  <Button size="sm" icon={KeyRound} onClick={onAddLogin}>
                    {t('admin-companies.details.add-login')}
                  </Button>
                )
              }
            >
              {t(
                company.status === 'approved'
                  ? 'admin-companies.details.no-login'
                  : 'admin-companies.details.no-login-later',
              )}
            </Callout>
          )}
          <DescriptionList
            items={[
              { term: t('company-fields.name'), detail: company.name },
              {
                term: t('company-fields.website'),
                detail: website ? (
                  <a href={website} target="_blank" rel="noopener noreferrer">
                    {website}
                  </a>
                ) : (
                  t('admin-companies.no-website')
                ),
              },
              {
                term: t('company-fields.industry'),
                detail: industryName(t, company.industry) ?? none,
              },
              { term: t('company-fields.size'), detail: company.size ?? none },
              { term: t('company-fields.contactName'), detail: company.contactName || none },
              {
                term: t('company-fields.contactEmail'),
                detail: email ? (
                  <a href={`mailto:${email}`}>{email}</a>
                ) : (
                  t('admin-companies.no-email')
                ),
              },
              {
                term: t('company-fields.contactPhone'),
                detail: phone ? <a href={`tel:${phone}`}>{phone}</a> : t('dashboard.no-phone'),
              },
              { term: t('company-fields.location'), detail: company.location ?? none },
              {
                term: t('admin-companies.columns.applied'),
                detail: format.dateTime(company.appliedAt),
              },
            ]}
          />
          {company.description && (
            <section>
              <h3 className="mb-2 text-14 font-semibold">{t('company-fields.description')}</h3>
              <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
                {company.description}
              </p>
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Moves({ company, onMoved }: { company: CompanyRow; onMoved: () => void }) {
  const { busy, moves, dialog } = useCompanyMoves(company, onMoved);
  return (
    <>
      {moves.map(({ text, danger, onSelect }) => (
        <Button key={text} variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onSelect}>
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}
