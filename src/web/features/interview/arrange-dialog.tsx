import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewCard } from '#contract/interview.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { valuesOf } from '#domain/fields.ts';
import {
  findFormProblems,
  interviewFields,
  keepsTimes,
} from '#domain/interview/interview-fields.ts';
import { interviewTypes, maxTimes, platforms } from '#domain/interview/interview.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { callFailure, detailOf } from '#web/lib/refusal-text.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useTimeZoneOptions } from '#web/lib/use-time-zone-options.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { TimesField } from './times-field.tsx';
import { useChangeToast } from './use-interview-change.ts';
import { useSuggestedTimes } from './use-suggested-times.ts';

type Props = {
  applicationId: string;
  /** The one to change; null for a new one. */
  interview: InterviewCard | null;
} & DialogState;

const suggestedTimes = 3;

const placeOf = (platform: string) =>
  platform === 'phone' ? 'phone' : platform === 'on-site' ? 'address' : 'link';

/** Proposes times, or books one; times that everybody has free are suggested at once. */
export default function ArrangeDialog({ applicationId, interview, ...dialog }: Props) {
  const t = useTexts();
  const { timeZone: own } = useLocale();
  const zones = useTimeZoneOptions();
  const { report, reload } = useChangeToast();
  const panel = useQuery(api.interview.listReceived.query({ applicationId }));
  const me = useQuery(api.account.me.query()).data?.account;
  const last = interview ?? panel.data?.items.at(-1);
  const members = panel.data?.members ?? [];
  const preset = interview?.interviewers.map(({ id }) => id) ?? (me ? [me.userId] : []);
  const [selectedIds, setSelectedIds] = useState<string[] | null>(null);
  const memberIds = (selectedIds ?? preset).filter((id) => members.some((one) => one.id === id));
  const [isFixed, setFixed] = useState(false);
  /** The start of the time at which an interviewer turned out to be busy. */
  const [busyAt, setBusyAt] = useState<Date | null>(null);
  const isScheduled = interview?.status === 'scheduled';
  const mayKeepTimes = interview !== null && keepsTimes(interview.status);
  const [proposed] = useState(
    () => interview?.slots.map(({ startsAt }) => wallClockOf(startsAt, own)) ?? [],
  );
  const typedTimes = () => times.filter((time) => time !== '');
  const isUnchanged = (values: FormValues): boolean =>
    mayKeepTimes &&
    !isFixed &&
    typedTimes().join() === proposed.join() &&
    values['timeZone'] === own &&
    values['minutes'] === String(interview.minutes);
  /** No times if those that the candidate can choose from stay. */
  const chosen = (values: FormValues): { times: string[]; isFixed: boolean } => ({
    times: isUnchanged(values) ? [] : typedTimes(),
    isFixed,
  });
  const form = useForm({
    initial: {
      title: last?.title ?? t('interview.form.default-title'),
      type: last?.type ?? 'screening',
      minutes: String(last?.minutes ?? 45),
      platform: last?.platform ?? 'video',
      place: last?.place ?? '',
      timeZone: own,
    },
    fields: interviewFields,
    validate: (values) => ({
      ...findFormProblems(values, { ...chosen(values), now: new Date(), keepsTimes: mayKeepTimes }),
      ...(memberIds.length === 0 && { memberIds: 'FIELDS_REQUIRED' as const }),
    }),
    // The form’s own key doesn’t cover times and interviewers; that of the call does.
    submit: (values) => {
      const typed = { ...valuesOf(interviewFields, values), ...chosen(values), memberIds };
      return interview
        ? api.interview.update.call({
            ...typed,
            interviewId: interview.id,
            version: interview.version,
          })
        : api.interview.create.call({ ...typed, applicationId });
    },
    onDone: async (changed) => {
      dialog.onClose();
      const booked = isScheduled ? 'interview.form.moved' : 'interview.form.booked';
      const done = isFixed ? booked : 'interview.form.proposed';
      report(changed, t(chosen(form.values).times.length === 0 ? 'interview.saved' : done));
      await reload();
    },
    onFailed: (error): boolean => {
      const startsAt = detailOf(error, 'startsAt');
      setBusyAt(startsAt instanceof Date ? startsAt : null);
      return false;
    },
  });
  const { minutes = '', timeZone = own, platform = '' } = form.values;
  const { times, setTimes, suggest, suggestion, othersOf } = useSuggestedTimes({
    applicationId,
    memberIds,
    minutes,
    timeZone,
    count: isFixed ? 1 : suggestedTimes,
    isOpen: dialog.open,
    initial: proposed,
    isSuggesting: !isScheduled && proposed.length === 0,
    onSuggested: (next) => form.set('times', next.join()),
  });
  const changeTimes = (next: string[]) => {
    setTimes(next);
    form.set('times', next.join());
  };
  const toggle = (id: string, isOn: boolean) =>
    setSelectedIds(isOn ? [...memberIds, id] : memberIds.filter((each) => each !== id));
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="lg"
      title={t(interview ? 'interview.form.title-change' : 'interview.form.title', {
        name: panel.data?.application.candidateName ?? '',
      })}
      submitText={t(
        isFixed || isUnchanged(form.values) ? 'dashboard.save' : 'interview.form.propose',
      )}
      busyText={t('interview.busy')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="title" label={t('dashboard.title')} required />
        <SelectField
          name="type"
          label={t('common.type')}
          required
          options={optionsOf(interviewTypes, (value) => t(`interview.type.${value}`))}
        />
        <SelectField
          name="platform"
          label={t('interview.form.platform')}
          required
          options={optionsOf(platforms, (value) => t(`interview.platform.${value}`))}
        />
        <TextField
          name="place"
          label={t(`interview.form.place.${placeOf(platform)}`)}
          required={platform !== 'phone'}
          mark={platform === 'phone' ? t('common.optional') : undefined}
          {...(placeOf(platform) === 'link' && { inputMode: 'url', placeholder: 'https://' })}
        />
        <TextField
          name="minutes"
          label={t('interview.form.minutes')}
          required
          inputMode="numeric"
        />
        <SelectField
          name="timeZone"
          label={t('dashboard.time-zone')}
          required
          options={zones}
          help={
            panel.data?.application.candidateZone
              ? t('interview.form.zone-help', {
                  zone: panel.data.application.candidateZone.replaceAll('_', ' '),
                })
              : undefined
          }
        />
      </div>
      <fieldset
        id="memberIds"
        tabIndex={-1}
        aria-describedby={memberIds.length === 0 ? 'interviewers-missing' : undefined}
      >
        <legend className="text-14 font-medium">{t('dashboard.interviewers')}</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {members.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={memberIds.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </div>
        {memberIds.length === 0 && (
          <FieldError id="interviewers-missing">
            {t('interview.form.interviewers-missing')}
          </FieldError>
        )}
      </fieldset>
      <TimesField
        times={times}
        most={isFixed ? 1 : maxTimes}
        onChange={changeTimes}
        busyAt={busyAt}
        error={form.errorOf('times')}
        help={
          isScheduled
            ? t('interview.form.times-keep')
            : interview?.note
              ? t('interview.asked', { note: interview.note })
              : undefined
        }
        onSuggest={memberIds.length > 0 ? suggest : undefined}
        isSuggesting={suggestion.isPending}
        zone={timeZone}
        theirZone={panel.data?.application.candidateZone ?? null}
        othersOf={othersOf}
        sharedNote={t(isFixed ? 'interview.shared.fixed' : 'interview.shared.first')}
        note={
          suggestion.isError
            ? t(callFailure(suggestion.error))
            : suggestion.data?.times.length === 0
              ? t('interview.form.no-times')
              : undefined
        }
      />
      <Checkbox
        label={t(times.length > 1 ? 'interview.form.fixed-first' : 'interview.form.fixed')}
        description={t('interview.form.fixed-help')}
        checked={isFixed}
        onChange={({ target }) => {
          setFixed(target.checked);
          if (target.checked && times.length > 1) changeTimes(times.slice(0, 1));
        }}
      />
    </DialogForm>
  );
}
