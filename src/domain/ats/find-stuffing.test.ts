import { expect, test } from 'vitest';
import { documentFromText, extractResume, fullResume } from './document-from-text.fixture.ts';
import { findStuffing } from './find-stuffing.ts';

/** The full resume with this text below it, its second half on a second page. */
function onTwoPages(below: string) {
  const document = documentFromText(`${fullResume}\n\n${below}`);
  const middle = (document.pages[0]?.height ?? 0) / 2;
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
  expect(kindsOf(onTwoPages(tailList))).toEqual(new Set(['tailList']));
  expect(kindsOf(onTwoPages(''))).toEqual(new Set());
});
