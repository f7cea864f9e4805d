import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OwnApplication } from '#contract/application.ts';
import type { Offer } from '#contract/offer.ts';
import { api } from '#web/lib/api.ts';
import { ConfirmMutation } from '#web/lib/confirm-mutation.tsx';
import { invalidate } from '#web/lib/invalidate.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { toast } from '#web/ui/toast-store.ts';
import { OfferTerms } from './offer-terms.tsx';

/** The offer that a student got for an application, with its letter and the answer. */
export function OwnOffer({
  application,
  offer,
  decline,
}: {
  application: OwnApplication;
  offer: Offer;
  /** The button that declines the offer, while it is open. */
  decline: ReactNode;
}) {
  const t = useTexts();
  return (
    <section
      className={joinClasses(
        'flex flex-col gap-4',
        // What waits for an answer comes first and stands out.
        decline ? 'rounded-control border border-primary bg-primary-soft p-4' : '',
      )}
    >
      <h4 className="text-14 font-semibold">{t('offer.title')}</h4>
      {offer.state === 'sent' ? (
        <p className="text-14">{t('offer.own.intro', { company: application.companyName })}</p>
      ) : (
        <Answered offer={offer} company={application.companyName} />
      )}
      <OfferTerms offer={offer} />
      {decline && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Accept application={application} offerId={offer.id} />
          {decline}
        </div>
      )}
    </section>
  );
}

function Answered({ offer, company }: { offer: Offer; company: string }) {
  const t = useTexts();
  const format = useFormat();
  const date = format.date(offer.answeredAt ?? offer.expiresAt);
  if (offer.state === 'accepted')
    return <Callout tone="success">{t('offer.own.you-accepted', { date })}</Callout>;
  if (offer.state === 'declined') return <Callout>{t('offer.own.you-declined', { date })}</Callout>;
  if (offer.state === 'expired')
    return <Callout tone="warning">{t('offer.own.expired', { date, company })}</Callout>;
  return (
    <Callout tone="warning">
      <p>{t('offer.own.withdrawn', { company })}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{offer.withdrawnReason}</p>
    </Callout>
  );
}

function Accept({ application, offerId }: { application: OwnApplication; offerId: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [open, setOpen] = useState(false);
  const names = { title: application.postingTitle, company: application.companyName };
  const mutation = useMutation({
    mutationFn: () => {
      const input = { applicationId: application.id, offerId };
      return api.offer.accept.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: () => {
      setOpen(false);
      toast({ title: t('offer.own.accepted', names), tone: 'success' });
    },
    onSettled: () => invalidate(cache, api.application, api.offer),
  });
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <span>
          {t('offer.own.accept')}
          <span className="sr-only">: {application.postingTitle}</span>
        </span>
      </Button>
      <ConfirmMutation
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => mutation.mutate()}
        title={t('offer.own.accept-title', names)}
        description={t('offer.own.accept-text', names)}
        confirmText={t('offer.own.accept')}
        tone="primary"
        mutation={mutation}
        busyText={t('offer.own.accept-busy')}
      />
    </>
  );
}
