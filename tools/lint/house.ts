// The project's own lint rules; each message says where the code belongs instead.
import { boundaries } from './boundaries.ts';
import { clock } from './clock.ts';
import { environment } from './environment.ts';
import { inlineStyle } from './inline-style.ts';
import { interfaceText } from './interface-text.ts';
import { reExport } from './re-export.ts';
import { testName } from './test-name.ts';

export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    clock,
    environment,
    'inline-style': inlineStyle,
    'interface-text': interfaceText,
    're-export': reExport,
    'test-name': testName,
  },
};
