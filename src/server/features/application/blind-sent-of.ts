import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { isIdentifying, redact } from '#domain/scorecard/blind.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import type { findSent } from './pipeline.store.ts';
import { findReceivedReading } from './resume.store.ts';

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>;

/** The values of a parsed resume that say whose it is, or which college it was. */
const identifyingValues = (parsed: ParsedResume | null) =>
  (parsed?.fields ?? []).filter(({ path }) => isIdentifying(path)).map(({ value }) => value);

/** What was sent, without the file and everything that says whose it is. */
export async function blindSentOf(ctx: Ctx, scope: CompanyScope, sent: Sent) {
  const reading = await findReceivedReading(ctx, scope, sent.id);
  const who = {
    name: sent.fullName,
    values: [sent.email, sent.phone ?? '', ...identifyingValues(reading?.parsed ?? null)],
  };
  return {
    ...sent,
    email: null,
    phone: null,
    resume: null,
    coverLetter: sent.coverLetter && redact(sent.coverLetter, who),
    answers: sent.answers.map((each) => ({ ...each, answer: redact(each.answer, who) })),
  };
}

/** A parsed resume without its pages, and without who it is about. */
export function blindReadingOf(parsed: ParsedResume, name: string): ParsedResume {
  const who = { name, values: identifyingValues(parsed) };
  return {
    ...parsed,
    pages: [],
    fields: parsed.fields
      .filter(({ path }) => !isIdentifying(path))
      .map((field) => ({ ...field, place: null, value: redact(field.value, who) })),
  };
}
