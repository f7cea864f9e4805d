import type { AtsReport } from '#domain/ats/ats-report.ts';
import type { JobMatch } from '#domain/ats/job-match.ts';
import type { MatchInput } from '#domain/ats/match-description.ts';
import type { CountedReading } from '#domain/ats/resume-evidence.ts';
import { usableReading, type FileReading } from '#domain/resume-reading/file-reading.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { PdfPages } from '#readers/draw-pdf.ts';
import { readFile, warmReaders } from '#readers/read-file.ts';

export type ReaderQuestion = {
  bytes?: Uint8Array<ArrayBuffer>;
  name?: string;
  /** Also scores the file; without a file, only loads the scoring code. */
  scores?: boolean;
  matched?: MatchInput;
};
/**
 * The parsed file, its score, and the employer's view of it; a file with a problem has no score.
 */
export type ScoredReading = {
  reading: FileReading;
  report: AtsReport | null;
  parsed: ParsedResume | null;
  /** What a comparison with a job description counts. */
  counted: CountedReading | null;
};
export type ReaderAnswer = {
  reading?: FileReading;
  scored?: ScoredReading;
  match?: JobMatch;
  failed?: boolean;
};

/** A rendering worker holds one file, and renders one page per request. */
type PageRequest = { request: number; page: number; width: number };
export type DrawQuestion = { opened: Uint8Array<ArrayBuffer> } | PageRequest;
export type DrawAnswer = { request: number; picture: ImageBitmap | null };

let pages: Promise<PdfPages> | undefined;

async function draw({ request, page, width }: PageRequest): Promise<void> {
  const answer: DrawAnswer = { request, picture: null };
  try {
    answer.picture = (await (await pages)?.draw(page, width)) ?? null;
  } catch {
    // A page that can't be rendered is shown as text.
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
  const [{ judgeResume }, , { parsedOf }] = await loadScoring();
  const usable = usableReading(read);
  if (usable === null) return { reading: read, report: null, parsed: null, counted: null };
  return {
    reading: read,
    ...judgeResume(usable.document, usable.reading),
    parsed: parsedOf(read),
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

type Question = ReaderQuestion & { opened?: Uint8Array } & Partial<PageRequest>;

// The server's policy lets this worker load only its own scripts, so file contents go nowhere but
// back to the page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { opened, request, page = 0, width = 0 } = data;
  if (data.bytes || data.scores || data.matched)
    answer(data).then(
      (reply) => self.postMessage(reply),
      () => self.postMessage({ failed: true } satisfies ReaderAnswer),
    );
  if (opened) pages = import('#readers/draw-pdf.ts').then(({ openPdf }) => openPdf(opened));
  if (request !== undefined) void draw({ request, page, width });
});
// pdf.js leaves unhandled rejections behind when a PDF is broken.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
void warmReaders();
