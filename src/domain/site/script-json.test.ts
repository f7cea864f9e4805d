import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test.each(['</script><script>alert(1)</script>', '<!--', ']]>', '&lt;', '\u2028', 'ordinary'])(
  'SITE-10 %j in JSON-LD is unchanged and can’t end its element',
  (text) => {
    const json = scriptJson({ title: text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/u);
    expect(JSON.parse(json)).toEqual({ title: text });
  },
);
