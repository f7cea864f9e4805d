// node tools/make-skill-taxonomy.ts: writes src/domain/skill/taxonomy from the licensed taxonomies
// in ../shared/data. Run it when a taxonomy, a rule of tools/skill-taxonomy or a list of skills
// changes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonWordsText } from './skill-taxonomy/common-words-text.ts';
import { taxonomyText } from './skill-taxonomy/taxonomy-text.ts';
import { titleWordsText } from './skill-taxonomy/title-words-text.ts';

const data = '../shared/data';
const folder = 'src/domain/skill/taxonomy';
const licences = [
  'microsoft-skills/LICENSE',
  'linguist/LICENSE',
  'job-titles/LICENSE',
  'soc-titles/LICENSE.txt',
  'soc-titles/NOTICE.md',
];

writeFileSync(path.join(folder, 'taxonomy-skills.ts'), taxonomyText(data));
writeFileSync(path.join(folder, 'common-words.ts'), commonWordsText());
writeFileSync(path.join(folder, 'title-words.ts'), titleWordsText(data));
writeFileSync(
  path.join(folder, 'skillspan-license.txt'),
  readFileSync(path.join(data, 'job-postings/skillspan/LICENSE')),
);
for (const file of licences) {
  const name = file
    .toLowerCase()
    .replace('/', '-')
    .replace(/\.\w+$/u, '');
  writeFileSync(
    path.join(folder, `${name}.txt`),
    readFileSync(path.join(data, 'taxonomies', file)),
  );
}
