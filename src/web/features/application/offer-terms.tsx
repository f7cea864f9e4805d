import { Download } from 'lucide-react';
import type { Offer } from '#contract/offer.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';

/** What an offer says, and its letter. */
export function OfferTerms({ offer, more = [] }: { offer: Offer; more?: [string, string][] }) {
  const t = useTexts();
  const format = useFormat();
  const amount = format.money(offer.pay, offer.currency);
  const rows: [string, string][] = [
    [t('offer.send.pay'), t(`offer.per.${offer.period}`, { amount })],
    [t('offer.send.starts'), format.day(offer.startsOn)],
    [t('offer.send.place'), offer.place],
    [t('offer.send.expires'), format.dateTime(offer.expiresAt)],
    ...more,
  ];
  return (
    <>
      <DescriptionList items={rows.map(([term, detail]) => ({ term, detail }))} />
      {offer.terms !== '' && (
        <div>
          <p className="text-13 text-ink-muted">{t('offer.send.terms')}</p>
          <p className="mt-0.5 text-14 wrap-anywhere whitespace-pre-line">{offer.terms}</p>
        </div>
      )}
      <a
        href={`/offers/${offer.id}/letter`}
        download
        className="inline-flex touch-height items-center gap-2 self-start text-14 text-primary underline underline-offset-2"
      >
        <Download size={16} aria-hidden="true" className="shrink-0" />
        {t('offer.letter')}
      </a>
    </>
  );
}
