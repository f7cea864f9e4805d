import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkModules } from './tools/chunk-modules.ts';

const packages = (names: string) => new RegExp(`/node_modules/(${names})/`, 'u');

export default defineConfig({
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'],
  },
  plugins: [tailwindcss(), reactRouter(), chunkModules()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // The server knows workers and their parts by their names: they get a policy of their own.
        entryFileNames: 'assets/worker-[hash:8].js',
        chunkFileNames: 'assets/worker-[hash:8].js',
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page names its files: without the modules' names that is half as long.
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            // What nearly every page needs is few files: they compress better together, and the first two outlive our
            // own changes in caches.
            codeSplitting: {
              groups: [
                { name: 'react', test: packages('react|react-dom|scheduler|react-router') },
                // Endless lists are the dashboards'.
                {
                  name: 'query',
                  test: /\/node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(useInfinite|infiniteQueryObserver))/u,
                },
                // Small parts of every page's frame, and an icon that would take the fields of forms along to every page.
                {
                  name: 'frame',
                  test: /\/src\/web\/(lib\/(nonce|theme|use-is-served|account-signals|post-form)|ui\/(fonts|site-icons?|avatar|drawer|use-modal-dialog|logo|skip-link|skeleton)|features\/account\/(theme-toggle|use-(?!session)))|\/icons\/circle-exclamation-point\./u,
                },
                // Whoever needs one of these needs the others, and together they are a third shorter.
                {
                  name: 'field',
                  test: /\/src\/web\/ui\/(field|field-context|control-class|input)\./u,
                },
                { name: 'sheet', test: /\/src\/web\/ui\/(card|page-header)\./u },
                {
                  name: 'posting',
                  test: /\/src\/(domain\/posting\/(posting|posting-content|salary-amount)|web\/features\/posting\/new-question)\./u,
                },
                // What the pages of the public site are built of, and nothing else is.
                {
                  name: 'site',
                  test: /\/src\/web\/(ui\/site-(hero|stage|closing|points|steps|stats)|features\/site\/((board|timeline)-)?picture)\.tsx$/u,
                },
                // Parts of the builder that what is loaded beside it needs too.
                {
                  name: 'resume',
                  test: /\/src\/(domain\/resume\/(merge-resumes|keyed-list|is-same-value|resume-limits|find-resume-problems|resume)|web\/features\/resume\/(until-loaded|resume-reader|resume-paths|form-part))\./u,
                },
                // Menus, dialogs and forms are some pages' own, however many of those there are by now.
                {
                  name: 'shared',
                  test: /^(?!.*(\/node_modules\/(radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll[^/]*|use-callback-ref|use-sidecar|react-style-singleton|get-nonce|tslib)\/|\/src\/web\/ui\/(menu|use-layer-container|dialog|confirm-dialog|pager|empty-state|page-header|card|field|field-context|input|control-class|callout|select|textarea)\.|\/src\/(web\/lib\/refusal-text|domain\/refusals)\.))/u,
                  minShareCount: 44,
                },
              ],
            },
          },
        },
      },
    },
  },
});
