import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One small file names all pages; asking for them page by page would cost each visit another request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
