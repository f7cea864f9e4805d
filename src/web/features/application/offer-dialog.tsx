import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ReceivedApplication } from '#contract/application.ts';
import { dayIn } from '#domain/event/instant-of.ts';
import { maxOfferLength } from '#domain/offer/offer.ts';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { readTypedAmount, typedAmount, usualCurrencies } from '#domain/posting/salary-amount.ts';
import { dayMs } from '#domain/time.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type OfferProblem, readTypedOffer, type TypedOffer } from './typed-offer.ts';
import { useSendOffer } from './use-send-offer.ts';

const dayFromNow = (days: number, timeZone: string) =>
  dayIn(new Date(Date.now() + days * dayMs), timeZone);
const maxDays = 179;

type Offered = Pick<ReceivedApplication, 'id' | 'fullName' | 'version'>;

/** Asks for the terms of an offer and sends it. The input stays when the dialog is closed. */
export function OfferDialog({
  application,
  ...dialog
}: {
  application: Offered;
} & DialogState) {
  const t = useTexts();
  const countText = useCountText();
  const format = useFormat();
  const { timeZone } = useLocale();
  const dayAfter = (days: number) => dayFromNow(days, timeZone);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useQuery({
    ...api.offer.find.query({ applicationId: application.id }),
    enabled: dialog.open,
  });
  const [edited, setEdited] = useState<Partial<TypedOffer>>({});
  const [wrong, setWrong] = useState<readonly OfferProblem[]>([]);
  const { send, busy, problem, forget } = useSendOffer(application);
  /** As it was when the dialog opened: a colleague's offer must not change what is being read. */
  const [draft, setDraft] = useState<NonNullable<typeof data>['draft']>();
  if (dialog.open && draft === undefined && data !== undefined) setDraft(data.draft);
  const currency = edited.currency ?? draft?.currency ?? 'INR';
  const typed: TypedOffer = {
    pay: typedAmount(draft?.pay ?? null, currency),
    period: draft?.period ?? 'year',
    startsOn: draft?.startsOn ?? '',
    place: draft?.place ?? '',
    terms: draft?.terms ?? '',
    expiresOn: '',
    ...edited,
    currency,
  };
  const set = (change: Partial<TypedOffer>) => setEdited({ ...edited, ...change });
  const close = () => {
    setWrong([]);
    setDraft(undefined);
    forget();
    dialog.onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { problems, input } = readTypedOffer(typed, new Date(), timeZone);
    setWrong(problems);
    if (input) return send(input, close);
    const first = problems[0] === 'early' ? 'starts' : problems[0];
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const shownPay = readTypedAmount(typed.pay, currency);
  const payHelp =
    shownPay !== null && shownPay > 0
      ? t('offer.send.pay-shown', {
          amount: t(`offer.per.${typed.period}`, { amount: format.money(shownPay, currency) }),
        })
      : undefined;
  const problemOf = (name: OfferProblem) => {
    if (!wrong.includes(name)) return undefined;
    if (name === 'terms' || (name === 'place' && typed.place.trim() !== ''))
      return t('offer.send.problem.too-long', { most: maxOfferLength[name] });
    if (name === 'early')
      // Disappears once either date is fixed.
      return typed.startsOn < typed.expiresOn
        ? t('offer.send.problem.early', { date: format.day(typed.expiresOn) })
        : undefined;
    return t(`offer.send.problem.${name}`);
  };
  return (
    <FormDialog
      open={dialog.open}
      onClose={close}
      title={t('offer.send.title', { name: application.fullName })}
      description={t('offer.send.text', { name: application.fullName })}
      formId={formId}
      submitText={t('offer.send.confirm')}
      busyText={t('offer.send.busy')}
      busy={busy}
    >
      <form ref={form} id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-[1fr_7rem_8rem]">
          <Field label={t('offer.send.pay')} required help={payHelp} error={problemOf('pay')}>
            <Input
              name="pay"
              inputMode="decimal"
              autoComplete="off"
              value={typed.pay}
              onChange={(event) => set({ pay: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('offer.send.currency')}>
            <Select
              name="currency"
              value={typed.currency}
              options={[...new Set([...usualCurrencies, typed.currency])].map((code) => ({
                value: code,
                label: code,
              }))}
              onChange={(event) => set({ currency: event.currentTarget.value, pay: typed.pay })}
            />
          </Field>
          <Field label={t('offer.send.period')}>
            <Select
              name="period"
              value={typed.period}
              options={optionsOf(salaryPeriods, (each) => t(`offer.send.periods.${each}`))}
              onChange={({ currentTarget: { value } }) =>
                set({ period: salaryPeriods.find((each) => each === value) ?? 'year' })
              }
            />
          </Field>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('offer.send.expires')}
            required
            help={t('offer.send.expires-help')}
            error={problemOf('expires')}
          >
            <Input
              name="expires"
              type="date"
              min={dayAfter(1)}
              max={dayAfter(maxDays)}
              value={typed.expiresOn}
              onChange={(event) => set({ expiresOn: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t('offer.send.starts')}
            required
            error={problemOf('starts') ?? problemOf('early')}
          >
            <Input
              name="starts"
              type="date"
              min={typed.expiresOn || dayAfter(1)}
              value={typed.startsOn}
              onChange={(event) => set({ startsOn: event.currentTarget.value })}
            />
          </Field>
        </div>
        <Field
          label={t('offer.send.place')}
          required
          help={t('offer.send.place-help')}
          error={problemOf('place')}
        >
          <Input
            name="place"
            value={typed.place}
            dir="auto"
            onChange={(event) => set({ place: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t('offer.send.terms')}
          mark={t('offer.send.optional')}
          help={t('offer.send.terms-help')}
          error={problemOf('terms')}
        >
          <Textarea
            name="terms"
            rows={5}
            value={typed.terms}
            dir="auto"
            most={maxOfferLength.terms}
            countText={countText}
            onChange={(event) => set({ terms: event.currentTarget.value })}
          />
        </Field>
        {problem && (
          <p role="alert" className="text-13 text-danger">
            {problem}
          </p>
        )}
      </form>
    </FormDialog>
  );
}
