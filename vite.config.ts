import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkModules } from './tools/chunk-modules.ts';
import { plainIcons } from './tools/plain-icons.ts';
import { plainImports } from './tools/plain-imports.ts';
import { plainReact } from './tools/plain-react.ts';

export default defineConfig({
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/**/*.tsx'],
  },
  plugins: [
    tailwindcss(),
    reactRouter(),
    chunkModules(),
    plainIcons(),
    plainImports(),
    plainReact(),
  ],
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
            // What nearly every page needs is few files: they compress better together, and the first outlives our own
            // changes in caches.
            codeSplitting: {
              groups: [
                // Endless lists are the dashboards'.
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|plain-react:|\/node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(useInfinite|infiniteQueryObserver))/u,
                },
                // Small parts of every page's frame, and icons, one of which would take the fields of forms along to every page.
                {
                  name: 'frame',
                  test: /\/src\/web\/(lib\/(measure-late|nonce|theme|use-(is-served|route-focus|time-zone|offline-stop|slow-navigation)|account-signals|post-form|request-id|page-meta|packed-texts|query-client|keep-written)|ui\/(fonts|site-icons?|avatar|drawer|use-modal-dialog|logo|skip-link|skeleton|button|button-class|button-link|badge|error-state|missing-rung|illustration-frame|ui-root|callout|lucide-icon)|routes\/(failed-page|page-outlet)|features\/account\/(theme-toggle|use-(?!session)[\w-]+))\.|\/icons\/(circle-exclamation-point|circle-check|triangle-exclamation-point|info|rotate-cw|chevron-down|menu)\./u,
                },
                {
                  name: 'site-frame',
                  test: /\/src\/web\/(ui\/site-(frame|header|header-menu|footer)|features\/(site\/(site-page|share-links)|newsletter\/newsletter-line|account\/site-account-menu)|lib\/(structured-data|sign-up-link))\./u,
                },
                // Whoever needs one of these needs the others, and together they are a third shorter.
                {
                  name: 'field',
                  test: /\/src\/web\/ui\/(field|field-context|control-class|input|select|checkbox)\.|\/icons\/check\./u,
                },
                { name: 'sheet', test: /\/src\/web\/ui\/(card|page-header)\./u },
                {
                  name: 'posting',
                  test: /\/src\/(domain\/posting\/posting-content|web\/features\/posting\/new-question)\./u,
                },
                // The page's own part waits for the search, which needs these: it may not be among them.
                {
                  name: 'place',
                  test: /\/src\/web\/(features\/search\/(card-slots|search-place|search-ids|words-input)|routes\/site\/(use-own-results|with-visitor))\./u,
                },
                // What a search and a posting that it found share.
                {
                  name: 'found',
                  test: /\/src\/(domain\/(posting\/(posting|salary-amount|days-between|deadline-label|posted-label|yearly-rupees)|search\/(search|search-address|change-address)|source\/source-names)|web\/features\/search\/(apply-action|detail-path|posting-times|source-badge|status-badge|use-pay-text|use-filter-names|search-input))\./u,
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
