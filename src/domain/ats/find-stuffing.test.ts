import { expect, test } from 'vitest';
import { documentFromText, extractResume, fullResume } from './document-from-text.fixture.ts';
import { findStuffing } from './find-stuffing.ts';

/** A resume whose second half, or the part from this line on, is on a second page. */
function onTwoPages(resume: string, from = '') {
  const document = documentFromText(resume);
  const middle =
    document.runs.find(({ text }) => text === from)?.y ?? (document.pages[0]?.height ?? 0) / 2;
  const runs = document.runs.map((run) =>
    run.y < middle ? run : { ...run, page: 1, y: run.y - middle + 60 },
  );
  return { ...document, pages: [0, 1].map(() => ({ width: 1000, height: middle + 100 })), runs };
}

const tailList = [
  'Kubernetes, Docker, Terraform, Ansible, Jenkins, GraphQL, MongoDB, Redis, Kafka, Spark',
  'Hadoop, Scala, Kotlin, Swift, Rust, Angular, Django, Flask, Laravel, Tableau, Figma, Salesforce',
].join('\n');

const kindsOf = (document: ReturnType<typeof onTwoPages>) =>
  new Set(findStuffing(document, extractResume(document)).stuffing.map(({ kind }) => kind));

test('ATS-03 a list of keywords is found at the end of the last page', () => {
  expect(kindsOf(onTwoPages(`${fullResume}\n\n${tailList}`))).toEqual(new Set(['tailList']));
  expect(kindsOf(onTwoPages(fullResume))).toEqual(new Set());
});

test('ATS-03 a list at the end of another page is a part of its section', () => {
  const resume = fullResume.replace('\n\nProjects\n', `\n\n${tailList}\n\nProjects\n`);
  expect(kindsOf(onTwoPages(resume, 'Projects'))).toEqual(new Set());
});
