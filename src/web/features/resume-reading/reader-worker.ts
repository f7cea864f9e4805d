import type { AtsReport } from '#domain/ats/ats-report.ts';
import type { JobMatch } from '#domain/ats/job-match.ts';
import type { MatchInput } from '#domain/ats/match-description.ts';
import type { FileReading } from '#domain/resume-reading/file-reading.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { PdfPages } from '#readers/draw-pdf.ts';
import { readFile, warmReaders } from '#readers/read-file.ts';

export type ReaderQuestion = {
  bytes?: Uint8Array<ArrayBuffer>;
  name?: string;
  /** A file is scored too; without one what scores is loaded. */
  scores?: boolean;
  matched?: MatchInput;
};
/** What was read, how it scores, and what an employer sees of it; a file with a problem has no score. */
export type ScoredReading = {
  reading: FileReading;
  report: AtsReport | null;
  parsed: ParsedResume | null;
};
export type ReaderAnswer = {
  reading?: FileReading;
  scored?: ScoredReading;
  match?: JobMatch;
  failed?: boolean;
};

/** A worker that draws holds one file: it is asked for its pages, one after the other. */
export type DrawQuestion = { opened: Uint8Array<ArrayBuffer> } | { drawn: number; width: number };
export type DrawAnswer = { drawn: number; picture: ImageBitmap | null };

let pages: Promise<PdfPages> | undefined;

async function draw(page: number, width: number): Promise<void> {
  const answer: DrawAnswer = { drawn: page, picture: null };
  try {
    answer.picture = (await (await pages)?.draw(page, width)) ?? null;
  } catch {
    // What can't be drawn is shown as text.
  }
  self.postMessage(answer, { transfer: answer.picture === null ? [] : [answer.picture] });
}

const loadScoring = () =>
  Promise.all([
    import('#domain/ats/score-resume.ts'),
    import('#domain/ats/match-description.ts'),
    import('#domain/resume-reading/parsed-of.ts'),
  ]);

async function score(read: FileReading): Promise<ScoredReading> {
  const { problem, document, reading } = read;
  const [{ scoreResume }, , { parsedOf }] = await loadScoring();
  const isRead = problem === null && document !== null && reading !== null;
  return {
    reading: read,
    report: isRead ? scoreResume(document, reading) : null,
    parsed: isRead ? parsedOf(read) : null,
  };
}

async function answer({ bytes, name, scores, matched }: ReaderQuestion): Promise<ReaderAnswer> {
  if (bytes) {
    const reading = await readFile(bytes, name);
    return scores ? { scored: await score(reading) } : { reading };
  }
  const [, { matchDescription }] = await loadScoring();
  return matched ? { match: matchDescription(matched) } : {};
}

type Question = ReaderQuestion & Partial<{ opened: Uint8Array; drawn: number; width: number }>;

// The server lets this worker load its own scripts and nothing else: what it reads goes nowhere but back to the page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { opened, drawn, width = 0 } = data;
  if (data.bytes || data.scores || data.matched)
    answer(data).then(
      (told) => self.postMessage(told),
      () => self.postMessage({ failed: true } satisfies ReaderAnswer),
    );
  if (opened) pages = import('#readers/draw-pdf.ts').then(({ openPdf }) => openPdf(opened));
  if (drawn !== undefined) void draw(drawn, width);
});
// A broken PDF leaves promises behind in pdf.js that nobody waits for.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
void warmReaders();
