import { expect, test } from 'vitest';
import { overEach, overNumbers } from '#domain/answers-over.fixture.ts';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { archiveEnd } from './archive-end.ts';
import { compareResume } from './compare-resume.ts';
import { emptyProfile } from './completeness.fixture.ts';
import { completenessOf, profileParts } from './completeness.ts';
import { mayDecodePhoto, mayUploadPhoto, maxPhotoBytes, maxPhotoSide } from './may-upload-photo.ts';
import { mayUseHandle, offerHandle } from './may-use-handle.ts';
import { profileFields } from './profile-fields.ts';

const everything = {
  skills: ['a', 'b', 'c'],
  resumes: 1,
  education: 'x',
  bio: 'x',
  specialization: 'x',
  location: 'x',
  phone: 'x',
  hasPhoto: true,
};
const textOf = ({ percent, done, next }: ReturnType<typeof completenessOf>) =>
  `${percent}% ${done.length} ${next}`;

test('PRAC-07 what each part of a profile is worth, and what comes next', () => {
  const part = (name: (typeof profileParts)[number]) =>
    name === 'photo' ? 'hasPhoto' : name === 'resume' ? 'resumes' : name;
  expect(
    overEach(profileParts, (name) =>
      textOf(completenessOf({ ...emptyProfile, [part(name)]: everything[part(name)] })),
    ),
  ).toMatchInlineSnapshot(`
    "skills: 25% 1 resume
    resume: 20% 1 skills
    education: 15% 1 skills
    bio: 10% 1 skills
    specialization: 10% 1 skills
    location: 10% 1 skills
    phone: 5% 1 skills
    photo: 5% 1 skills"
  `);
  expect(
    overEach(profileParts, (name) =>
      textOf(completenessOf({ ...everything, [part(name)]: emptyProfile[part(name)] })),
    ),
  ).toMatchInlineSnapshot(`
    "skills: 75% 7 skills
    resume: 80% 7 resume
    education: 85% 7 education
    bio: 90% 7 bio
    specialization: 90% 7 specialization
    location: 90% 7 location
    phone: 95% 7 phone
    photo: 95% 7 photo"
  `);
  expect(
    [
      completenessOf(emptyProfile),
      completenessOf(everything),
      completenessOf({ ...emptyProfile, bio: ' ' }),
    ].map(textOf),
  ).toMatchInlineSnapshot(`
    [
      "0% 0 skills",
      "100% 8 null",
      "0% 0 skills",
    ]
  `);
  expect(
    overNumbers(0, 5, (count) =>
      textOf(completenessOf({ ...emptyProfile, skills: Array<string>(count).fill('x') })),
    ),
  ).toMatchInlineSnapshot(`"0 0% 0 skills, 3 25% 1 resume"`);
});

test('PRAC-07 the longest texts and the most skills that a profile takes from a resume', () => {
  const profile = {
    firstName: '',
    lastName: '',
    bio: '',
    education: '',
    location: '',
    phone: '',
    skills: [],
  };
  const fields = [
    ['bio', 'summary'],
    ['location', 'location'],
    ['firstName', 'firstName'],
  ] as const;
  expect(
    overEach(fields, ([field, basic]) =>
      overNumbers(0, profileFields[field].max + 1, (length) => {
        const resume = emptyResume(() => 'x');
        const { filled, tooLong } = compareResume(profile, {
          ...resume,
          basics: { ...resume.basics, [basic]: 'x'.repeat(length) },
        });
        return filled.length > 0 ? 'filled' : tooLong.length > 0 ? 'too long' : '-';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "bio+summary: 0 -, 1 filled, 2001 too long
    location+location: 0 -, 1 filled, 201 too long
    firstName+firstName: 0 -, 1 filled, 201 too long"
  `);
  const skillsOf = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      name: `${at}`.padStart(length, 'x'),
      level: 0,
      group: '',
    }));
  const taken = (own: number, count: number, length = 2) => {
    const mine = Array.from({ length: own }, (_, at) => `own ${at}`);
    const { skills, skillsOver } = compareResume(
      { ...profile, skills: mine },
      { ...emptyResume(() => 'x'), skills: skillsOf(count, length) },
    );
    return `${skills.length} and ${skillsOver}`;
  };
  expect(overNumbers(47, 52, (count) => taken(0, count))).toMatchInlineSnapshot(
    `"47 47 and 0, 48 48 and 0, 49 49 and 0, 50 50 and 0, 51 50 and 1, 52 50 and 2"`,
  );
  expect(overNumbers(47, 52, (own) => taken(own, 2))).toMatchInlineSnapshot(
    `"47 2 and 0, 49 1 and 1, 50 0 and 2"`,
  );
  expect(overNumbers(57, 63, (length) => taken(0, 1, length))).toMatchInlineSnapshot(
    `"57 1 and 0, 61 0 and 0"`,
  );
});

test('PRAC-07 handles and photos at their limits', () => {
  const textOfVerdict = (verdict: ReturnType<typeof mayUseHandle>) =>
    verdict.ok ? 'yes' : verdict.refusal;
  expect(
    overNumbers(0, 42, (length) => textOfVerdict(mayUseHandle('x'.repeat(length)))),
  ).toMatchInlineSnapshot(`"0 HANDLE_INVALID, 3 yes, 41 HANDLE_INVALID"`);
  expect(
    overEach(
      ['a-b', '-ab', 'ab-', 'a--b', 'Abc', 'a_b', 'admin', 'admin1', 'new', 'a b'],
      (handle) => textOfVerdict(mayUseHandle(handle)),
    ),
  ).toMatchInlineSnapshot(`
    "a-b: yes
    -ab: HANDLE_INVALID
    ab-: HANDLE_INVALID
    a--b: HANDLE_INVALID
    Abc: HANDLE_INVALID
    a_b: HANDLE_INVALID
    admin: HANDLE_RESERVED
    admin1: yes
    new: HANDLE_RESERVED
    a b: HANDLE_INVALID"
  `);
  expect(
    overEach(
      ['Zoë O’Brien', '李雷', 'A', 'x'.repeat(60), `${'x'.repeat(39)} y`, 'Admin'],
      (name) => offerHandle(name) || 'none',
    ),
  ).toMatchInlineSnapshot(`
    "Zoë O’Brien: zoe-o-brien
    李雷: none
    A: none
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx y: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    Admin: none"
  `);
  const upload = (size: number) => textOfVerdict(mayUploadPhoto({ size, sniffed: 'png' }));
  expect([0, 1, maxPhotoBytes, maxPhotoBytes + 1].map(upload)).toMatchInlineSnapshot(`
    [
      "FILE_EMPTY",
      "yes",
      "yes",
      "FILE_TOO_LARGE",
    ]
  `);
  expect(textOfVerdict(mayUploadPhoto({ size: 1, sniffed: null }))).toMatchInlineSnapshot(
    `"PHOTO_TYPE"`,
  );
  const sizes = [
    [0, 1],
    [1, 0],
    [1, 1],
    [5000, 5000],
    [5000, 5001],
    [maxPhotoSide, 2083],
    [maxPhotoSide, 2084],
    [maxPhotoSide + 1, 1],
    [1, maxPhotoSide],
    [1, maxPhotoSide + 1],
  ] as const;
  expect(overEach(sizes, ([width, height]) => textOfVerdict(mayDecodePhoto({ width, height }))))
    .toMatchInlineSnapshot(`
    "0+1: PHOTO_DIMENSIONS
    1+0: PHOTO_DIMENSIONS
    1+1: yes
    5000+5000: yes
    5000+5001: PHOTO_DIMENSIONS
    12000+2083: yes
    12000+2084: PHOTO_DIMENSIONS
    12001+1: PHOTO_DIMENSIONS
    1+12000: yes
    1+12001: PHOTO_DIMENSIONS"
  `);
  expect(archiveEnd(new Date('2026-03-25T10:00:00Z'))).toMatchInlineSnapshot(
    `2026-04-01T10:00:00.000Z`,
  );
});
