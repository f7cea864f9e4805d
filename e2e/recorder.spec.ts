import type { Page } from '@playwright/test';
import { fakeDevices } from './fake-devices.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const path = '/student-dashboard/interviews/video';
test.use(fakeDevices);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function record(page: Page, ms: number): Promise<void> {
  await button(page, 'Agree and set up').click();
  await button(page, 'Start recording').click();
  await expect(button(page, 'Stop recording')).toBeVisible();
  await page.waitForTimeout(ms);
}

/** Refuses these devices, as a browser does whose user blocked them. */
const deny = (page: Page, blocked: 'video' | 'audio') =>
  page.addInitScript((kind) => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      wanted?.[kind]
        ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
        : ask(wanted);
  }, blocked);

test('PRAC-03 a student records, replays with seeking, and deletes an answer; nothing is sent before they agree', async ({
  asNewStudent: { page },
}) => {
  await page.goto(path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await expect(button(page, 'Agree and set up')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(sent.filter((url) => url.includes('recording'))).toEqual([]);
  await record(page, 7_000);
  await button(page, 'Stop recording').click();
  await page.getByLabel('What did you say?').fill('I asked the team first.');
  await button(page, 'Save text').click();
  await expect(standardToasts(page)).toContainText('Text saved');
  const played = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    if (video.readyState === 0)
      await new Promise((resolve) => {
        video.addEventListener('loadedmetadata', resolve);
      });
    const seeked = new Promise((resolve) => {
      video.addEventListener('seeked', resolve);
    });
    video.currentTime = 5;
    await seeked;
    return { duration: video.duration, at: video.currentTime };
  });
  expect(played.at).toBe(5);
  expect(played.duration).toBeGreaterThan(6);
  expect(played.duration).toBeLessThan(12);
  await button(page, /^Delete recording/u).click();
  await button(page, /^Delete recording$/u).click();
  await expect(page.getByText('No recordings yet')).toBeVisible();
});

test('PRAC-03 a recording that a reload cut off is finished afterwards', async ({
  asNewStudent: { page },
}) => {
  await page.goto(path);
  await record(page, 11_500);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Save recording').click();
  await expect(standardToasts(page)).toContainText('Recording saved');
  const row = page.getByRole('listitem').filter({ hasText: 'Recorded' });
  await expect(row).toContainText(/0:(?:09|1\d)/u);
});

test('PRAC-03 without a camera only sound is recorded, and without a microphone the answer is typed', async ({
  open,
  states,
}) => {
  const page = await open({ storageState: states.student });
  await deny(page, 'video');
  await page.goto(path);
  await button(page, 'Agree and set up').click();
  await expect(page.getByText('Camera access is blocked')).toBeVisible();
  await button(page, 'Start recording').click();
  await expect(button(page, 'Stop recording')).toBeVisible();
  await page.waitForTimeout(2_000);
  await button(page, 'Stop recording').click();
  await expect(page.locator('audio')).toBeVisible();

  await deny(page, 'audio');
  await page.goto(path);
  await button(page, 'Agree and set up').click();
  await expect(page.getByText('Microphone access is blocked')).toBeVisible();
  await page.getByLabel('Your answer').fill('I would ask the team first.');
});
