import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // A page carries its own route only; those that it links to are asked for together, once a browser and version.
  routeDiscovery: { mode: 'lazy', manifestPath: '/route-list' },
} satisfies Config;
