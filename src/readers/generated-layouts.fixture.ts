import type {
  GeneratedJob,
  GeneratedPerson,
  GeneratedSchool,
  Random,
} from './generated-people.fixture.ts';

/** A row of a made resume: one text, or several beside each other. */
export type GeneratedRow = {
  cells: string[];
  /** How it is set; `ends` puts the second cell at the right margin. */
  kind: 'name' | 'heading' | 'strong' | 'plain' | 'italic' | 'bullet' | 'tags' | 'ends' | 'grid';
  /** Starts an entry. */
  isFirst?: boolean;
};
const row = (kind: GeneratedRow['kind'], ...cells: string[]): GeneratedRow => ({ kind, cells });

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthOf = (month: string) => months[Number(month.slice(5, 7)) - 1] ?? '';
const short = (month: string) => monthOf(month).slice(0, 3);
const yearOf = (month: string) => month.slice(0, 4);

function spanOf(one: (month: string) => string, dash: string, now: string, after = '') {
  return ({ start, end }: { start: string; end: string }) => {
    const last = end === 'present' ? now : one(end);
    const count = (month: string) =>
      month === 'present' ? 2025 * 12 : Number(yearOf(month)) * 12 + Number(month.slice(5, 7));
    const long = count(end) - count(start) + 1;
    const [years, rest] = [Math.floor(long / 12), long % 12];
    const written = [
      years > 0 ? `${years} yr${years > 1 ? 's' : ''}` : '',
      rest > 0 ? `${rest} mo${rest > 1 ? 's' : ''}` : '',
    ]
      .filter(Boolean)
      .join(' ');
    const full = written.replace(/yr/u, 'year').replace(/mo/u, 'month');
    return `${one(start)}${dash}${last}${after.replace('DURATION', written).replace('FULL', full)}`;
  };
}
type Span = ReturnType<typeof spanOf>;
type Kinds<T> = { open: Record<string, T>; held: Record<string, T> };

/** Forms of dates. The reader was written with `open` ones in sight, and never with `held` ones. */
export const dateForms: Kinds<Span> = {
  open: {
    months: spanOf((m) => `${short(m)} ${yearOf(m)}`, ' – ', 'Present'),
    numbers: spanOf((m) => `${m.slice(5, 7)}/${yearOf(m)}`, ' - ', 'Present'),
    fullMonths: spanOf((m) => `${monthOf(m)} ${yearOf(m)}`, ' to ', 'present'),
    isoDays: spanOf((m) => `${m}-15`, ' - ', 'Present'),
    duration: spanOf((m) => `${short(m)} ${yearOf(m)}`, ' - ', 'Present', ' (DURATION)'),
    fullDuration: spanOf((m) => `${monthOf(m)} ${yearOf(m)}`, ' - ', 'Present', ' (FULL)'),
  },
  held: {
    apostrophes: spanOf((m) => `${short(m)} ’${yearOf(m).slice(2)}`, ' – ', 'now'),
    isoMonths: spanOf((m) => m, ' – ', 'present'),
    days: spanOf((m) => `15 ${short(m)} ${yearOf(m)}`, ' – ', 'till date'),
    points: spanOf((m) => `${m.slice(5, 7)}.${yearOf(m)}`, ' – ', 'current'),
    dotted: spanOf((m) => `${short(m)} ${yearOf(m)}`, ' - ', 'Present', ' · DURATION'),
    commas: spanOf((m) => `${monthOf(m)}, ${yearOf(m)}`, '—', 'Present', ', DURATION'),
  },
};

type Head<T> = (entry: T, dates: string) => GeneratedRow[];

export const jobForms: Kinds<Head<GeneratedJob>> = {
  open: {
    titleFirst: (j, d) => [row('strong', j.title, d), row('italic', j.company, j.place)],
    companyFirst: (j, d) => [row('strong', j.company, j.place), row('italic', j.title, d)],
    commas: (j, d) => [row('strong', `${j.title}, ${j.company}`, d)],
    at: (j, d) => [row('plain', `${j.title} at ${j.company} (${d})`)],
    stacked: (j, d) => [
      row('strong', j.company),
      row('plain', j.title),
      row('plain', d),
      row('plain', j.place),
    ],
    datesLeft: (j, d) => [row('grid', d, `${j.title}, ${j.company}, ${j.place}`)],
    bars: (j, d) => [row('plain', `${j.title} | ${j.company} | ${j.place} | ${d}`)],
    described: (j, d) => [
      row('strong', j.company, j.place),
      row('italic', 'Family-owned maker of kitchen goods with 400 employees'),
      row('plain', j.title, d),
    ],
  },
  held: {
    dashes: (j, d) => [row('strong', `${j.company} — ${j.title}`, d)],
    employment: (j, d) => [
      row('strong', j.title),
      row('plain', `${j.company} · Full-time`),
      row('plain', d),
      row('plain', j.place),
    ],
    tagged: (j, d) => [
      row('strong', `${j.title}, ${j.company}`),
      row('plain', `${d} | ${j.place}`),
    ],
    datesFirst: (j, d) => [
      row('plain', d),
      row('strong', j.title),
      row('plain', `${j.company}, ${j.place}`),
    ],
    brackets: (j, d) => [row('strong', `${j.company} (${j.place})`, d), row('italic', j.title)],
    sameLine: (j, d) => [row('strong', j.title), row('plain', `${j.company} | ${d}`)],
  },
};

const studied = ({ degree, field }: GeneratedSchool) => `${degree} in ${field}`;
export const schoolForms: Kinds<Head<GeneratedSchool>> = {
  open: {
    degreeFirst: (s, d) => [row('strong', studied(s), d), row('plain', s.school)],
    schoolFirst: (s, d) => [row('strong', s.school, d), row('plain', `${s.degree}, ${s.field}`)],
    oneLine: (s, d) => [row('plain', `${studied(s)} | ${s.school} | ${d}`)],
    fieldBelow: (s, d) => [
      row('strong', s.school, d),
      row('plain', s.degree),
      row('plain', s.field),
    ],
    dashes: (s, d) => [row('plain', `${s.school} — ${studied(s)}`, d)],
    commas: (s, d) => [row('plain', `${s.degree} ${s.field}, ${s.school}`, d)],
  },
  held: {
    inBrackets: (s, d) => [row('plain', `${s.school}, ${studied(s)} (${d})`)],
    fieldFirst: (s, d) => [row('strong', `${s.field}, ${s.degree}`, d), row('plain', s.school)],
    linkedIn: (s, d) => [row('strong', s.school), row('plain', `${s.degree}, ${s.field} · (${d})`)],
    stacked: (s, d) => [
      row('strong', s.degree),
      row('plain', s.field),
      row('plain', s.school),
      row('plain', d),
    ],
    datesLeft: (s, d) => [row('grid', d, `${s.degree}, ${s.field}, ${s.school}`)],
    fieldInBrackets: (s, d) => [
      row('strong', `${s.degree} (${s.field})`, d),
      row('italic', s.school),
    ],
  },
};

export const skillForms: Kinds<(skills: string[]) => GeneratedRow[]> = {
  open: {
    commas: (all) => [row('plain', all.join(', '))],
    lines: (all) => all.map((skill) => row('plain', skill)),
    bullets: (all) => all.map((skill) => row('bullet', skill)),
    tags: (all) => [row('tags', ...all)],
  },
  held: {
    bars: (all) => [row('plain', all.join(' | '))],
    dots: (all) => [row('plain', all.join(' · '))],
    grid: (all) =>
      all.flatMap((_, at) => (at % 3 === 0 ? [row('grid', ...all.slice(at, at + 3))] : [])),
    groups: (all) => [
      row('plain', `Core: ${all.slice(0, 4).join(', ')}`),
      row('plain', `Other: ${all.slice(4).join(', ')}`),
    ],
  },
};

const contactOf = (p: GeneratedPerson) => `${p.email} | ${p.phone} | ${p.place}`;
export const headerForms: Kinds<(person: GeneratedPerson) => GeneratedRow[]> = {
  open: {
    lines: (p) => [row('name', p.name), row('plain', p.title), row('plain', contactOf(p))],
    untitled: (p) => [
      row('name', p.name),
      row('plain', p.place),
      row('plain', p.phone),
      row('plain', p.email),
    ],
    sameLine: (p) => [row('name', `${p.name} | ${p.title}`), row('plain', contactOf(p))],
    vitaeOf: (p) => [
      row('strong', `CURRICULUM VITAE OF ${p.name.toUpperCase()}`),
      row('plain', contactOf(p)),
    ],
    pronouns: (p) => [
      row('name', `${p.name} (She/Her)`),
      row('plain', p.title),
      row('plain', contactOf(p)),
    ],
    labelled: (p) => [
      row('strong', 'RESUME'),
      row('plain', `Name: ${p.name}`),
      row('plain', `Email: ${p.email}`),
      row('plain', `Mobile: ${p.phone}`),
    ],
  },
  held: {
    comma: (p) => [row('name', `${p.name}, ${p.title}`), row('plain', contactOf(p))],
    dash: (p) => [row('name', `${p.name} – ${p.title}`), row('plain', contactOf(p))],
    above: (p) => [
      row('plain', 'Curriculum Vitae'),
      row('name', p.name),
      row('plain', contactOf(p)),
    ],
    pronounsApart: (p) => [
      row('name', p.name),
      row('plain', 'they/them'),
      row('plain', contactOf(p)),
    ],
    beside: (p) => [row('ends', p.name, p.email), row('ends', p.title, p.phone)],
    capitals: (p) => [
      row('name', p.name.toUpperCase()),
      row('plain', p.title),
      row('plain', contactOf(p)),
    ],
  },
};

export type GeneratedForms = Record<'date' | 'job' | 'school' | 'skill' | 'header', string>;

/** The forms of one resume, all of them open or all held out. */
export function takeForms(random: Random, side: 'open' | 'held'): GeneratedForms {
  const of = (kinds: Kinds<unknown>) => random.take(Object.keys(kinds[side]));
  return {
    date: of(dateForms),
    job: of(jobForms),
    school: of(schoolForms),
    skill: of(skillForms),
    header: of(headerForms),
  };
}

const headingsOf = {
  usual: ['Summary', 'Experience', 'Education', 'Skills'],
  capitals: ['PROFILE', 'WORK EXPERIENCE', 'EDUCATION', 'KEY SKILLS'],
  longer: [
    'Professional Summary',
    'Employment History',
    'Education and Training',
    'Technical Skills',
  ],
};

/** The sections of a resume, header first. */
export function makeRows(
  random: Random,
  person: GeneratedPerson,
  side: 'open' | 'held',
  forms: GeneratedForms,
) {
  const span = dateForms[side][forms.date];
  const job = jobForms[side][forms.job];
  const school = schoolForms[side][forms.school];
  const header = headerForms[side][forms.header]?.(person) ?? [];
  const skills = skillForms[side][forms.skill]?.(person.skills) ?? [];
  const [about, work, studies, can] = random.take(Object.values(headingsOf)) as [
    string,
    string,
    string,
    string,
  ];
  const years = random.take([' – ', '-', ' - ']);
  const first = (rows: GeneratedRow[]) => rows.map((each, at) => ({ ...each, isFirst: at === 0 }));
  const isSummed = random.whole(0, 1) === 1;
  return {
    header,
    summary: isSummed ? [row('heading', about), row('plain', person.summary)] : [],
    work: [
      row('heading', work),
      ...person.jobs.flatMap((each) => [
        ...first(job?.(each, span?.(each) ?? '') ?? []),
        ...each.points.map((point) => row('bullet', point)),
      ]),
    ],
    studies: [
      row('heading', studies),
      ...person.schools.flatMap((each) =>
        first(school?.(each, `${each.start}${years}${each.end}`) ?? []),
      ),
    ],
    skills: [row('heading', can), ...skills],
    isSkillsFirst: random.whole(0, 3) === 0,
    isStudentFirst: random.whole(0, 2) === 0,
  };
}
export type GeneratedRows = ReturnType<typeof makeRows>;
