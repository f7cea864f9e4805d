import { firstStrong, popIsolate } from '#texts/isolate.ts';
import type { Mail } from './mail.ts';

export type MailParts = {
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  footer: string;
  /** The platform's name, which is also the sender's name. */
  product: string;
  /** Language and direction of the text. */
  lang: string;
  dir: 'ltr' | 'rtl';
};

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail clients that support color-scheme and media queries use these rules in dark mode; the others
// keep the light inline colors.
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #0c0f15 !important; }
  .card { background-color: #151922 !important; border-color: #2b303b !important; }
  .ink { color: #eff1f6 !important; }
  .muted { color: #a9afbb !important; }
  .link { color: #93abff !important; }
  .button { background-color: #93abff !important; color: #0c0f15 !important; }
}`;

/** Lays out a mail as plain text and as HTML. Every part is treated as text, never as markup. */
export function mailLayout(parts: MailParts): Pick<Mail, 'from' | 'text' | 'html'> {
  return { from: parts.product, text: textOf(parts), html: htmlOf(parts) };
}

function textOf({ product, heading, paragraphs, action, footer }: MailParts): string {
  const call = action ? [`${action.label}:\n${requireWebUrl(action.url)}`] : [];
  return [product, heading, ...paragraphs, ...call, `-- \n${footer}`].join('\n\n') + '\n';
}

function htmlOf({ product, heading, paragraphs, action, footer, lang, dir }: MailParts): string {
  const body = paragraphs
    .map((text) => `<p class="ink" style="margin:0 0 16px;color:#1b1f2a">${linesOf(text)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark; }${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#fafaf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="page" align="center" style="padding:32px 16px;background-color:#fafaf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${FONT};font-size:16px;line-height:1.6;text-align:start">
<tr><td class="ink" style="padding:0 4px 16px;color:#1b1f2a;font-size:18px;font-weight:700;letter-spacing:-0.01em">${wordsOf(product)}</td></tr>
<tr><td class="card" style="padding:32px;background-color:#ffffff;border:1px solid #e0e2e8;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;color:#1b1f2a;font-size:22px;line-height:1.3;font-weight:650">${wordsOf(heading)}</h1>
${body}${action ? actionOf(action) : ''}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;color:#5c6270;font-size:13px">${linesOf(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function actionOf({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(requireWebUrl(url));
  return `
<p style="margin:24px 0 16px"><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;background-color:#3346b5;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0;color:#5c6270;font-size:13px;word-break:break-all"><a class="link" href="${href}" style="color:#3346b5">${href}</a></p>`;
}

function requireWebUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('The action of a mail is a web address.');
  return href;
}

function linesOf(text: string): string {
  return wordsOf(text).replace(/\r\n|\r|\n/g, '<br>');
}

/** In HTML, markup replaces the characters that isolate text direction. */
function wordsOf(text: string): string {
  return escapeHtml(text).replaceAll(firstStrong, '<bdi>').replaceAll(popIsolate, '</bdi>');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
