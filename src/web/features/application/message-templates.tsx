import { useQuery } from '@tanstack/react-query';
import { firstNameOf, mergeTemplate } from '#domain/template/template.ts';
import { api } from '#web/lib/api.ts';
import type { Addressee } from './merged-preview.tsx';
import { TemplatePicker } from './template-picker.tsx';

/** Templates for messages, filled in for the applicant before they are edited and sent. */
export function MessageTemplates({
  addressee,
  onPick,
}: {
  addressee: Addressee;
  onPick: (body: string) => void;
}) {
  const { data } = useQuery(api.template.list.query());
  if (!data) return null;
  const names = {
    first_name: firstNameOf(addressee.fullName),
    job: addressee.postingTitle,
    company: data.company,
    sender: data.sender,
  };
  return <TemplatePicker kind="reply" onPick={(body) => onPick(mergeTemplate(body, names))} />;
}
