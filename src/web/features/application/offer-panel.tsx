import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferState } from '#domain/offer/offer.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import { MoveDialogs, useMoveConfirmation, type Movable } from './move-dialogs.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferTerms } from './offer-terms.tsx';

const tones: Record<OfferState, Tone> = {
  sent: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'warning',
};

/** The offer of one application: send it, see its answer, withdraw it, hire. */
export default function OfferPanel({
  application,
}: {
  application: Movable & { mayDecide: boolean };
}) {
  const t = useTexts();
  const format = useFormat();
  const [isSending, setSending] = useState(false);
  const confirmation = useMoveConfirmation(application);
  const query = useQuery(api.offer.find.query({ applicationId: application.id }));
  if (query.data === undefined) {
    return query.isError ? (
      <LoadError title={t('offer.failed')} query={query} />
    ) : (
      <SkeletonGroup label={t('offer.loading')}>
        <SkeletonLines lines={5} />
      </SkeletonGroup>
    );
  }
  const { offer } = query.data;
  const { moves, mayDecide } = application;
  const mayWithdraw = offer && ['sent', 'accepted', 'expired'].includes(offer.state);
  const maySend = mayDecide && moves.includes('offer_made');
  const sentBy = (name: string, at: Date) =>
    t('offer.sent-by', { name, date: format.dateTime(at) });
  return (
    <div className="flex flex-col gap-4 py-2">
      {offer ? (
        <>
          <Badge tone={tones[offer.state]} className="self-start">
            {t(`offer.state.${offer.state}`)}
          </Badge>
          <OfferTerms
            offer={offer}
            more={[
              [t('offer.sent'), sentBy(offer.senderName, offer.sentAt)],
              ...(offer.answeredAt
                ? [[t('offer.answered'), format.dateTime(offer.answeredAt)] as [string, string]]
                : []),
              ...(offer.withdrawnAt
                ? ([
                    [t('offer.withdrawn'), format.dateTime(offer.withdrawnAt)],
                    [t('dashboard.reason'), offer.withdrawnReason ?? ''],
                  ] as [string, string][])
                : []),
            ]}
          />
        </>
      ) : (
        <p className="text-14 text-ink-muted">{t(maySend ? 'offer.none' : 'offer.none-reader')}</p>
      )}
      {mayDecide && (
        <div className="flex flex-wrap gap-2">
          {offer?.state === 'accepted' && moves.includes('hired') && (
            <Button
              variant="primary"
              busy={confirmation.busy}
              onClick={() => confirmation.ask('hired')}
            >
              {t('offer.hire')}
            </Button>
          )}
          {maySend && (
            <Button variant={offer ? 'secondary' : 'primary'} onClick={() => setSending(true)}>
              {t(offer ? 'offer.send.again' : 'offer.send.button')}
            </Button>
          )}
          {mayWithdraw && moves.includes('under_review') && (
            <Button onClick={() => confirmation.ask('under_review')}>
              {t('offer.withdraw.button')}
            </Button>
          )}
        </div>
      )}
      <OfferDialog application={application} open={isSending} onClose={() => setSending(false)} />
      <MoveDialogs {...confirmation} />
    </div>
  );
}
