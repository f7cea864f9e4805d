import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankItem } from '#contract/assessment-sitting.ts';
import type { AssessmentItem } from '#domain/assessment/assessment.ts';
import { type TestDomain, testDomains } from '#domain/skill-test/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Items of the skill tests that are in the assessment already. */
  usedIds: ReadonlySet<string>;
  onAdd: (items: AssessmentItem[]) => void;
};

/** Chooses questions from the product's own skill tests. */
export function BankPicker({ open, onClose, usedIds, onAdd }: Props) {
  const t = useTexts();
  const [domain, setDomain] = useState<TestDomain>('frontend');
  const [picked, setPicked] = useState<ReadonlyMap<string, BankItem>>(new Map());
  const query = useQuery({ ...api.assessment.listItems.query({ domain }), enabled: open });
  const { data } = query;
  const free = (data ?? []).filter(({ itemId }) => !usedIds.has(itemId));
  const toggle = (item: BankItem, isOn: boolean) => {
    const next = new Map(picked);
    if (isOn) next.set(item.itemId, item);
    else next.delete(item.itemId);
    setPicked(next);
  };
  const add = () => {
    onAdd(
      [...picked.values()].map(({ itemId, skill }) => ({
        id: crypto.randomUUID(),
        kind: 'bank',
        skills: [skill],
        domain,
        itemId,
      })),
    );
    setPicked(new Map());
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('assessment.bank.title')}
      description={t('assessment.bank.text')}
      size="lg"
      footer={
        <Button variant="primary" disabled={picked.size === 0} onClick={add}>
          {t('assessment.bank.add', { count: picked.size })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('dashboard.domain')} className="w-full sm:w-60">
            <Select
              value={domain}
              onChange={(event) => {
                setDomain(event.target.value as TestDomain);
                setPicked(new Map());
              }}
              options={optionsOf(testDomains, (value) => t(`skill-test.domains.${value}`))}
            />
          </Field>
          <Button
            onClick={() =>
              setPicked(new Map(free.slice(0, firstCount).map((item) => [item.itemId, item])))
            }
          >
            {t('assessment.bank.first', { count: firstCount })}
          </Button>
        </div>
        {data === undefined && query.isError ? (
          <LoadFailure query={query} />
        ) : data === undefined ? (
          <SkeletonGroup label={t('dashboard.loading-questions')}>
            <SkeletonLines lines={6} />
          </SkeletonGroup>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {free.map((item) => (
              <li key={item.itemId} className="py-1.5">
                <Checkbox
                  checked={picked.has(item.itemId)}
                  onChange={(event) => toggle(item, event.target.checked)}
                  label={<span className="wrap-anywhere">{item.prompt}</span>}
                  description={`${item.skill} · ${t(`skill-test.difficulty.${item.difficulty}`)}`}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const firstCount = 10;
