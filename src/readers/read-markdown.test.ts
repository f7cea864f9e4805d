import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { asText } from './three-formats.fixture.ts';

const resume = `# Vera Holm

**Textile Designer** | Bielefeld | vera@example.org

## Experience

### Weaver — Nordtuch GmbH
*March 2021 – Present · Bielefeld*

* Wove **linen** on a [Jacquard loom](https://example.org/loom)
+ Dyed yarn

**Apprentice** @ **Garn AG** | 04/2018–02/2021

---

## Skills

- **Crafts:** Weaving, \`Dyeing\`
`;

test('RES-05 Markdown is read as it is shown', async () => {
  const { reading } = await readFile(asText(resume), 'a.md.txt');
  const { basics, experience, skills } = reading?.resume ?? {};
  expect(basics).toMatchObject({ firstName: 'Vera', lastName: 'Holm', title: 'Textile Designer' });
  expect(experience).toMatchObject([
    { position: 'Weaver', company: 'Nordtuch GmbH', start: '2021-03', end: 'present' },
    { position: 'Apprentice', company: 'Garn AG', start: '2018-04', end: '2021-02' },
  ]);
  expect(experience?.[0]?.description).toBe('Wove linen on a Jacquard loom\nDyed yarn');
  expect(skills?.map(({ name }) => name)).toEqual(['Weaving', 'Dyeing']);
});

test('RES-05 a text that only holds a sign of Markdown stays as it is', async () => {
  const text = 'Vera Holm\nvera@example.org\n\nSkills\nC#, F#, *nix, __init__\n';
  const { reading } = await readFile(asText(text), 'a.txt');
  expect(reading?.resume.skills.map(({ name }) => name)).toEqual(['C#', 'F#', '*nix', '__init__']);
});
