export { default, loader } from './settings-database.tsx';
