// Lighthouse for mobile on public pages of a product that runs: node run.mjs http://localhost:3000 /careers
// Five runs in each theme, the median of each figure as a table for docs/benchmarks.md.
import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const runs = Number(process.env.RUNS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const chromePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function visit(url, theme) {
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      `--blink-settings=preferredColorScheme=${theme === 'dark' ? 0 : 1}`,
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

const missed = new Map();
const rows = [];
for (const path of paths.length > 0 ? paths : ['/careers']) {
  for (const theme of ['light', 'dark']) {
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await visit(origin + path, theme));
    const scores = categories.map((name) =>
      median(reports.map((report) => Math.round(report.categories[name].score * 100))),
    );
    const times = timings.map((name) =>
      Math.round(median(reports.map((report) => report.audits[name].numericValue))),
    );
    const shift = median(
      reports.map((report) => report.audits['cumulative-layout-shift'].numericValue),
    );
    rows.push([path, theme, ...scores, ...times, shift.toFixed(3)]);
    for (const { categories: all, audits } of reports) {
      for (const { id, weight } of Object.values(all).flatMap((category) => category.auditRefs)) {
        const { score, title, displayValue = '' } = audits[id];
        if (weight > 0 && score !== null && score < 0.9)
          missed.set(id, `${id}: ${title} ${displayValue}`);
      }
    }
  }
}
const names = [
  'page',
  'theme',
  ...categories,
  'first paint ms',
  'largest paint ms',
  'blocking ms',
  'shift',
];
console.log(
  [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
);
for (const line of missed.values()) console.error(`missed: ${line}`);
