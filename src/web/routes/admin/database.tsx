export { default, ErrorBoundary, loader, meta } from './settings-database.tsx';
