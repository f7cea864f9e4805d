import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/db/tables/applications.ts';
import { files } from '#server/db/tables/files.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { postings } from '#server/db/tables/postings.ts';
import { applicationForm, insertPosting } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { dump } from '#testing/dump.ts';
import { archive, doc, exe, pdf } from '#testing/resume-bytes.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

const most = 5_242_880;
const typed = {
  fullName: 'Asha Rao',
  email: 'asha@example.test',
  phone: '+91 12345',
  coverLetter: 'Dear all,\nhello',
};
let server: TestServer;
let student: Client;
let path: string;
beforeAll(async () => {
  server = await startTestServer({ formDeadlineMs: 1_500 });
  student = await server.signUp('Asha Rao');
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  const { postingId } = await insertPosting(server.deps.db, { title: 'Junior engineer' });
  path = `/job-application/${postingId}`;
});

const apply = async (form: FormData) => {
  const response = await student.postForm(path, form);
  return { status: response.status, answer: await response.json() };
};
const countFiles = () => server.deps.db.$count(files);

describe('accepted input', () => {
  test('SEC-40 5,242,880 bytes are accepted; one more is refused and nothing is written', async () => {
    const before = await dump(server);
    const over = await apply(applicationForm(pdf(most + 1), 'cv.pdf', typed));
    expect(over).toEqual({
      status: 413,
      answer: {
        ok: false,
        refusal: 'FILE_TOO_LARGE',
        values: typed,
        keptFile: null,
        retryAfterSeconds: null,
      },
    });
    expect(await dump(server)).toEqual(before);
    const taken = await apply(applicationForm(pdf(most), 'cv.pdf', typed));
    expect(taken).toMatchObject({ status: 200, answer: { ok: true } });
    const [file] = await server.deps.db.select().from(files).where(eq(files.size, most));
    expect(file).toMatchObject({ name: 'cv.pdf', mediaType: 'application/pdf' });
  });

  const refused: [string, Uint8Array<ArrayBuffer> | null, string, number, string][] = [
    ['an old Word file', doc(), 'cv.doc', 415, 'FILE_TYPE'],
    ['an old Word file named .docx', doc(), 'cv.docx', 415, 'FILE_TYPE'],
    ['a program named .pdf', exe(), 'cv.pdf', 415, 'FILE_TYPE'],
    ['a PDF named .exe', pdf(), 'cv.exe', 415, 'FILE_TYPE'],
    ['a PDF with a double extension', pdf(), 'cv.pdf.exe', 415, 'FILE_TYPE'],
    ['a PDF named .docx', pdf(), 'cv.docx', 415, 'FILE_TYPE'],
    ['a PDF without an extension', pdf(), 'cv', 415, 'FILE_TYPE'],
    ['a PDF and ZIP in one', joined(pdf(), archive()), 'cv.pdf', 415, 'FILE_TYPE'],
    ['a ZIP and PDF in one', joined(archive('x.txt'), pdf()), 'cv.pdf', 415, 'FILE_TYPE'],
    ['a plain ZIP named .docx', archive('x.txt'), 'cv.docx', 415, 'FILE_TYPE'],
    ['an empty file', new Uint8Array(), 'cv.pdf', 422, 'FILE_EMPTY'],
    ['no file', null, '', 422, 'RESUME_REQUIRED'],
  ];
  test.each(refused)(
    'SEC-40 %s is refused, the submitted values come back, and no file is stored',
    async (...row) => {
      const [, bytes, name, status, refusal] = row;
      const before = await dump(server);
      const form = applicationForm(bytes, name, typed);
      expect(await apply(form)).toMatchObject({
        status,
        answer: { refusal, values: typed, keptFile: null },
      });
      expect(await dump(server)).toEqual(before);
      const page = await student.fetch(path, {
        method: 'POST',
        body: applicationForm(bytes, name, typed),
      });
      const html = await page.text();
      expect(page.status).toBe(status);
      for (const value of ['Asha Rao', 'asha@example.test', '+91 12345', 'Dear all,'])
        expect(html).toContain(value);
    },
  );

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\cv.pdf', 'cv.pdf'],
    ['a\r\nb: c.pdf', 'a%0D%0Ab: c.pdf'],
    [`${'n'.repeat(296)}.pdf`, `${'n'.repeat(196)}.pdf`],
    ['Lebenslauf_Ñandú_李.pdf', 'Lebenslauf_Ñandú_李.pdf'],
    ['.pdf', '.pdf'],
  ])('SEC-40 the file name %j is stored as %j, under a generated key', async (name, kept) => {
    const answer = await student.fetch(path, multipart(name, pdf()));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ ok: true }),
    ]);
    const [file] = await server.deps.db
      .select({ name: files.name, key: files.key })
      .from(applications)
      .innerJoin(files, eq(files.id, applications.resumeFileId))
      .where(eq(applications.postingId, path.split('/')[2] ?? ''));
    expect(file).toEqual({
      name: kept,
      key: expect.stringMatching(/^\d{4}\/\d{2}\/[0-9a-f-]{36}$/u),
    });
  });

  test.each([
    ['fullName', 'n'.repeat(201), 'NAME_TOO_LONG'],
    ['phone', '1'.repeat(41), 'PHONE_TOO_LONG'],
    ['coverLetter', 'l'.repeat(10_001), 'COVER_LETTER_TOO_LONG'],
    ['email', 'a@b.c!', 'EMAIL_INVALID'],
  ])('CAR-07 an invalid %s is refused with its own message', async (field, value, refusal) => {
    const { answer } = await apply(
      applicationForm(pdf(), 'mine.pdf', { ...typed, [field]: value }),
    );
    expect(answer).toMatchObject({ ok: false, refusal, values: { [field]: value } });
  });

  test('SEC-40 a file name with a NUL is refused', async () => {
    const answer = await student.fetch(path, multipart('cv\0.exe.pdf', pdf()));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ refusal: 'INVALID_INPUT' }),
    ]);
  });

  test('SEC-40 a stored resume is offered again when the form is refused, and can then be sent', async () => {
    const first = await apply(
      applicationForm(pdf(), 'mine.pdf', { ...typed, email: 'no address' }),
    );
    expect(first).toMatchObject({
      status: 422,
      answer: {
        refusal: 'EMAIL_INVALID',
        values: { email: 'no address' },
        keptFile: { name: 'mine.pdf' },
      },
    });
    const { id: resumeFileId, name: resumeFileName } = first.answer.keptFile;
    const stored = await countFiles();
    const kept = { ...typed, resumeFileId, resumeFileName };
    const tooLarge = await apply(applicationForm(pdf(most + 1), 'big.pdf', kept));
    expect(tooLarge.answer.keptFile).toEqual({ id: resumeFileId, name: 'mine.pdf' });
    expect(await apply(applicationForm(null, '', kept))).toMatchObject({ status: 200 });
    expect(await countFiles()).toBe(stored);
  });

  test.each([
    ['an unknown posting', 404, 'NOT_FOUND', async () => `/job-application/${crypto.randomUUID()}`],
    ['a malformed id', 404, 'NOT_FOUND', async () => '/job-application/x'],
    [
      'a closed posting',
      409,
      'POSTING_NOT_OPEN',
      async () => {
        const { db } = server.deps;
        const { postingId } = await insertPosting(db, { title: 'Closed' });
        await db.update(postings).set({ state: 'closed' }).where(eq(postings.id, postingId));
        return `/job-application/${postingId}`;
      },
    ],
    [
      'a posting already applied to',
      409,
      'ALREADY_APPLIED',
      async () => {
        await apply(applicationForm(pdf(), 'first.pdf', typed));
        return path;
      },
    ],
  ])('SEC-40 for %s no file is stored', async (_name, status, refusal, where) => {
    path = await where();
    const before = await dump(server);
    const form = applicationForm(pdf(2_000), 'second.pdf', typed);
    expect(await apply(form)).toMatchObject({ status, answer: { refusal, keptFile: null } });
    expect(await dump(server)).toEqual(before);
  });

  test('SEC-40 a retry stores no second resume and gets the first answer; its key holds no form data in clear', async () => {
    const form = { ...typed, idempotencyKey: 'once-and-again' };
    expect(await apply(applicationForm(pdf(3_000), 'same.pdf', form))).toMatchObject({
      status: 200,
    });
    const stored = await countFiles();
    expect(await apply(applicationForm(pdf(3_000), 'same.pdf', form))).toMatchObject({
      status: 200,
    });
    expect(await countFiles()).toBe(stored);
    const [call] = await server.deps.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'once-and-again'));
    expect(call?.inputHash).toMatch(/^[0-9a-f]{64}$/u);
  });

  test('SEC-40 another student’s resume can’t be sent', async () => {
    const other = await server.signUp('Omar Other');
    const theirs = await other.postForm(path, applicationForm(pdf(), 'theirs.pdf', { email: 'x' }));
    const { keptFile } = await theirs.json();
    const form = applicationForm(null, '', { ...typed, resumeFileId: keptFile.id });
    expect(await apply(form)).toMatchObject({ status: 404, answer: { refusal: 'NOT_FOUND' } });
  });
});

describe('transport', () => {
  const head = (lines: string[]) =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${server.port}`,
      `Origin: ${server.origin}`,
      `Cookie: ${student.cookie()}`,
    ]
      .concat(
        'Accept: application/json',
        'Content-Type: multipart/form-data; boundary=b',
        lines,
        '',
        '',
      )
      .join('\r\n');
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = () =>
    Object.entries(typed)
      .map(([name, value]) => field(name, value))
      .join('');
  const fileHead =
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';

  /**
   * Sends on a socket until it is answered or closed; returns the number of bytes that the server
   * accepted.
   */
  async function upload(header: string, parts: Iterable<string | Uint8Array>, pauseMs = 0) {
    const taken = once(server.server, 'connection');
    const socket = connect(server.port, '127.0.0.1');
    const [far] = (await taken) as [import('node:net').Socket];
    let text = '';
    let closed = false;
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => (closed = true));
    socket.write(header);
    const start = performance.now();
    for (const part of parts) {
      if (text || closed) break;
      if (!socket.write(part)) {
        // A connection that the server resets fails as well as closes.
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
      }
      await wait(pauseMs);
    }
    while (!text && !closed) await wait(10);
    const answered = performance.now() - start;
    const accepted = far.bytesRead;
    while (!closed && performance.now() - start < answered + 3_000) await wait(20);
    return {
      text,
      accepted,
      answered,
      closed,
      status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1]),
    };
  }
  function* endless(first: string) {
    yield first;
    for (;;) yield Buffer.alloc(16_384, 'x');
  }

  test('SEC-40 a body that declares itself too long is refused after the fields, and the connection is closed', async () => {
    const answer = await upload(
      head(['Content-Length: 50000000']),
      endless(fields() + fileHead),
      1,
    );
    expect(answer.status).toBe(413);
    expect(answer.accepted).toBeLessThan(1_000_000);
    expect(answer.text).toContain('FILE_TOO_LARGE');
    expect(answer.text).toContain('Dear all,');
    expect(answer.closed).toBe(true);
  });

  test.each([
    ['chunked', ['Transfer-Encoding: chunked']],
    ['with a Content-Length that is too small', [`Content-Length: ${most + 60_000}`]],
  ])('SEC-40 the byte after 5 MB is refused before the body ends, %s', async (_name, lines) => {
    const isChunked = lines[0]?.startsWith('Transfer') ?? false;
    const body = Buffer.concat([Buffer.from(fields() + fileHead), pdf(most + 1)]);
    const sent = isChunked ? [`${body.byteLength.toString(16)}\r\n`, body] : [body];
    const answer = await upload(head(lines), sent);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('FILE_TOO_LARGE');
    expect(answer.accepted).toBeLessThan(most + 5_000);
    expect(answer.closed).toBe(true);
  });

  test('SEC-40 endless fields are refused after 64 KB, chunked', async () => {
    const parts = function* () {
      for (let count = 0; ; count++) {
        const text = field(`f${count}`, 'x'.repeat(8_000));
        yield `${text.length.toString(16)}\r\n${text}\r\n`;
      }
    };
    const answer = await upload(head(['Transfer-Encoding: chunked']), parts(), 1);
    expect(answer.status).toBe(413);
    expect(answer.accepted).toBeLessThan(1_000_000);
  });

  test('SEC-40 one byte a second is cut off at the deadline, with a response', async () => {
    const parts = function* () {
      yield fields() + fileHead;
      for (;;) yield 'x';
    };
    const answer = await upload(head(['Content-Length: 100000']), parts(), 200);
    expect(answer.status).toBe(408);
    expect(answer.text).toContain('FILE_TOO_SLOW');
    expect(answer.text).toContain('Dear all,');
    expect(answer.answered).toBeGreaterThan(1_400);
    expect(answer.answered).toBeLessThan(4_000);
    expect(answer.closed).toBe(true);
  });

  test.each([
    [
      'a body that ends too early',
      () => `${fields()}${fileHead}%PDF-1.4`,
      'multipart/form-data; boundary=b',
    ],
    ['no boundary', () => fields(), 'multipart/form-data'],
    ['JSON', () => '{"fullName":"x"}', 'application/json'],
    ['no content type', () => 'x', ''],
    ['a body with another boundary', () => fields(), 'multipart/form-data; boundary=other'],
  ])(
    'SEC-40 %s is refused with its own error, and nothing is written',
    async (_name, body, type) => {
      const before = await dump(server);
      const answer = await student.fetch(path, {
        method: 'POST',
        body: new TextEncoder().encode(body()),
        headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
      });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ refusal: 'INVALID_INPUT' }),
      ]);
      expect(await dump(server)).toEqual(before);
    },
  );

  test('SEC-40 a client that disconnects midway leaves nothing behind, and the server continues', async () => {
    const before = await dump(server);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(head(['Content-Length: 100000']) + fields() + fileHead);
    await wait(200);
    socket.destroy();
    await wait(200);
    expect(await dump(server)).toEqual(before);
    expect((await student.fetch('/livez')).status).toBe(200);
    expect(server.lines.filter((line) => Number(line['level']) >= 50)).toEqual([]);
  });

  test('SEC-40 a visitor is redirected to sign-in before any of the body is read', async () => {
    const answer = await server.fetch(path, { method: 'POST', body: applicationForm(pdf()) });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `/login?error=sign-in-to-apply&next=${encodeURIComponent(path)}`,
    );
  });
});

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

/** Builds the body like fetch, but leaves the file name unescaped. */
function multipart(name: string, bytes: Uint8Array): RequestInit {
  const fields = Object.entries(typed).map(
    ([field, value]) =>
      `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const escaped = name.replaceAll('\\', '\\\\').replace('\r\n', '%0D%0A');
  const file = `--b\r\nContent-Disposition: form-data; name="resume"; filename="${escaped}"\r\n\r\n`;
  return {
    method: 'POST',
    body: Buffer.concat([Buffer.from(fields.join('') + file), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=b' },
  };
}
