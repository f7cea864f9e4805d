import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questionBands, questionDomains } from '#domain/question/question-options.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';

type Props = {
  open: boolean;
  title: string;
  /** Questions that the kit has already. */
  existing: readonly string[];
  most: number;
  onClose: () => void;
  onAdd: (questions: string[]) => void;
};

/** Questions of the practice bank, by field and level. */
export default function QuestionPicker(props: Props) {
  const { open, title, existing, most, onClose, onAdd } = props;
  const t = useTexts();
  const [domain, setDomain] = useState<(typeof questionDomains)[number]>(questionDomains[0]);
  const [band, setBand] = useState<(typeof questionBands)[number]>('entry');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<string[]>([]);
  const bank = useQuery(api.question.listBank.query({ domain, band }));
  const query = search.trim().toLowerCase();
  const shown = (bank.data?.items ?? []).filter(({ question }) =>
    question.toLowerCase().includes(query),
  );
  const left = most - existing.length - picked.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            aria-disabled={picked.length === 0 || undefined}
            onClick={() => picked.length > 0 && onAdd(picked)}
          >
            {t('interview.bank.add', { count: picked.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label={t('interview.bank.domain')}>
            <Select
              value={domain}
              onChange={({ target }) =>
                setDomain(questionDomains.find((one) => one === target.value) ?? domain)
              }
              options={optionsOf(questionDomains, (value) => t(`question.domains.${value}`))}
            />
          </Field>
          <Field label={t('interview.bank.band')}>
            <Select
              value={band}
              onChange={({ target }) =>
                setBand(questionBands.find((one) => one === target.value) ?? band)
              }
              options={optionsOf(questionBands, (value) => t(`interview.bank.bands.${value}`))}
            />
          </Field>
          <Field label={t('common.search')}>
            <Input
              type="search"
              value={search}
              maxLength={100}
              onChange={({ target }) => setSearch(target.value)}
            />
          </Field>
        </div>
        <p role="status" className="text-13 text-ink-muted">
          {bank.isError
            ? t(callFailure(bank.error))
            : left <= 0
              ? t('interview.bank.full', { most })
              : bank.data && t('interview.bank.count', { count: shown.length })}
        </p>
        {bank.isPending && (
          <SkeletonGroup label={t('dashboard.loading-questions')}>
            <SkeletonLines lines={6} />
          </SkeletonGroup>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {shown.map(({ id, question, points }) => {
            const isThere = existing.includes(question);
            const isPicked = picked.includes(question);
            return (
              <li key={id} className="py-2">
                <Checkbox
                  label={question}
                  description={
                    isThere
                      ? t('interview.bank.there')
                      : t('interview.bank.points', { points: points.join(' · ') })
                  }
                  checked={isThere || isPicked}
                  disabled={isThere || (!isPicked && left <= 0)}
                  onChange={({ target }) =>
                    setPicked(
                      target.checked
                        ? [...picked, question]
                        : picked.filter((each) => each !== question),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
