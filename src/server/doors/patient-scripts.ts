/**
 * A page reads without its scripts, so they wait until it has been painted: then all of them load at once. Loaded
 * beside the styles and fonts they would delay the first and the largest paint on a slow line.
 *
 * React Router writes one module script: imports of the page's routes, then of the entry that wakes the page.
 */
export function withPatientScripts(html: string): string {
  const files: string[] = [];
  const plain = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/gu, (_, file) => {
    files.push(file as string);
    return '';
  });
  return withPatientFonts(plain).replace(
    /(<script(?: nonce="[^"]*")?) type="module" async="">([\s\S]*?)<\/script>/u,
    (_, opening: string, code: string) =>
      `${opening}>${afterFirstPaint(files, awaitedImports(code))}</script>`,
  );
}

/**
 * Words are painted before their fonts are asked for, in a system font of the same measures: on a slow line styles must
 * not share it with fonts. Who comes from another page of ours has the fonts already, and sees no other first.
 */
function withPatientFonts(html: string): string {
  const hrefs: string[] = [];
  const plain = html.replaceAll(
    /<link[^>]* rel="preload" as="font"[^>]*href="([^"]+)"[^>]*>/gu,
    (_, href) => {
      hrefs.push(href as string);
      return '';
    },
  );
  // Every other script of the page opens like this one: on a page for one person, with its nonce.
  const [opening = '<script>'] = /<script(?: nonce="[^"]*")?>/u.exec(html) ?? [];
  return plain.replace(
    /<link[^>]* rel="stylesheet"/u,
    (styles) => `${opening}${fontScript(hrefs)}</script>${styles}`,
  );
}

const fontScript = (hrefs: string[]) => `(() => {
if (!document.referrer.startsWith(location.origin + '/')) {
document.documentElement.dataset.fonts = 'later';
return;
}
for (const href of ${JSON.stringify(hrefs)})
document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }));
})()`;

/** The page without what would wake it: what it shows is all there is. */
export function withoutModules(html: string): string {
  const [first = '', ...others] = html.match(/<script[\s\S]*?<\/script>/gu) ?? [];
  // What the first paint waits for is one of the scripts.
  const still = html.replaceAll(/<link rel="(?:modulepreload|expect)"[^>]*>/gu, '');
  // The first one sets the theme before the page is painted.
  return others
    .filter((each) => each !== first)
    .reduce((page, each) => page.replace(each, ''), still);
}

function awaitedImports(code: string): string {
  return code
    .replace(/^;/u, '')
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gmu, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");/gmu, 'await import($1);');
}

/**
 * A tab in the background paints nothing: the timer wakes it all the same. The fonts take the words over together: each
 * by itself would have all lines laid out anew.
 */
function afterFirstPaint(files: string[], code: string): string {
  return `(() => {
let isAwake = false;
async function wake() {
if (isAwake) return;
isAwake = true;
Promise.allSettled([...document.fonts].map((each) => each.load())).then(() => delete document.documentElement.dataset.fonts);
for (const href of ${JSON.stringify(files)})
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
${code}
}
new PerformanceObserver(() => setTimeout(wake)).observe({ type: 'paint', buffered: true });
setTimeout(wake, 2000);
})()`;
}
