import type { TextKey } from '#texts/translate.ts';

type Place = 'wide' | 'half';
export type SectionField = {
  name: string;
  kind: 'line' | 'url' | 'start' | 'end' | 'long';
  place: Place;
  label?: TextKey;
  help?: TextKey;
};

const line = (name: string, place: Place = 'half', more: Partial<SectionField> = {}) => ({
  name,
  kind: 'line' as const,
  place,
  ...more,
});
const dates: SectionField[] = [
  { name: 'start', kind: 'start', place: 'half' },
  { name: 'end', kind: 'end', place: 'half' },
];
const description: SectionField = {
  name: 'description',
  kind: 'long',
  place: 'wide',
  help: 'resume.help.description',
};

/** The fields of each section's entries, in form order. */
export const sectionFields = {
  experience: [line('position'), line('company'), ...dates, line('location', 'wide'), description],
  education: [
    line('institution', 'wide'),
    line('degree'),
    line('field'),
    ...dates,
    line('location'),
    line('grade', 'half', { help: 'resume.help.grade' }),
    description,
  ],
  projects: [
    line('name'),
    line('role'),
    { name: 'url', kind: 'url', place: 'wide' },
    ...dates,
    description,
  ],
  links: [line('label'), { name: 'url', kind: 'url', place: 'half' }],
  custom: [
    line('title', 'half', { label: 'resume.field.heading' }),
    line('subtitle'),
    ...dates,
    description,
  ],
} satisfies Record<string, SectionField[]>;
